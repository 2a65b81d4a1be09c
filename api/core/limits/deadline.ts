/** A moment after which something must not begin any more. */
export interface Deadline {
  passed(): boolean
}

/**
 * A deadline so many milliseconds from now. It reads two clocks: the monotonic one goes on while the process is stopped,
 * and the wall clock while the machine sleeps.
 */
export function deadlineIn(ms: number): Deadline {
  const [monotonic, wall] = [performance.now(), Date.now()]
  return { passed: () => performance.now() - monotonic > ms || Math.abs(Date.now() - wall) > ms }
}
