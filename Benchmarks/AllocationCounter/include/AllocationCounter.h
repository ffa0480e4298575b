/// Counts the heap allocations of a process.

#ifndef ALLOCATION_COUNTER_H
#define ALLOCATION_COUNTER_H

/// The number of blocks that this process has asked the heap for so far, or -1 where they cannot be
/// counted: they can with the GNU C library, whose allocator may be wrapped.
long allocation_count(void);

/// The number of bytes that are in use on the heap now, their allocator's own included, or -1 where
/// they cannot be counted. A few that were freed lately may still be among them.
long allocated_bytes(void);

#endif
