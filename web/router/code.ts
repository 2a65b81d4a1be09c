/**
 * Loads code once and then returns it synchronously instead of as a promise, so that a screen that was visited before
 * renders in the same frame, without its skeleton and at its scroll position.
 */
export function fetchedOnce<Code, Result>(load: () => Promise<Code>) {
  let code: Code | undefined
  return (apply: (code: Code) => Result): Result | Promise<Result> => {
    if (code !== undefined) return apply(code)
    return load().then((fetched) => {
      code = fetched
      return apply(fetched)
    })
  }
}
