import ShowcaseModels
import Testing

@Suite struct DealFilterTests {
  @Test func `a filter says what was chosen, and what stands for nothing chosen`() {
    var filter = DealFilter()
    #expect(filter.summary == "全部分类 · 全城 · 智能排序")
    filter.kind = DealCategory.all[0].kinds[0]
    filter.place = "五道口"
    filter.order = .price
    filter.direction = .descending
    #expect(filter.summary == "火锅 · 五道口 · 价格从高到低")
  }

  @Test func `a price has two directions, and nothing else has any`() {
    #expect(SortOrder.allCases.map(\.directions.count) == [0, 0, 2])
  }
}
