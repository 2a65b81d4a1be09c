/** A moment after which an operation must not start. */
export interface Deadline {
  passed(): boolean
}

/**
 * A deadline `ms` milliseconds from now. It checks two clocks: the monotonic clock advances while the process is
 * suspended, the wall clock while the machine sleeps.
 */
export function deadlineIn(ms: number): Deadline {
  const [monotonic, wall] = [performance.now(), Date.now()]
  return { passed: () => performance.now() - monotonic > ms || Math.abs(Date.now() - wall) > ms }
}
