import ShowcaseModels
import Testing

struct PersonTests {
  @Test func `a parameter has the keys of what is known`() {
    #expect(
      Person.zhang.parameter == [
        "picture": "张三.png", "name": "张三", "address": "北京", "information": "学生",
        "counter": "12345",
      ])
    #expect(Person.wang.parameter == ["name": "王五"])
    #expect(Person(name: "", counter: 0).parameter == ["name": "", "counter": "0"])
  }
}
