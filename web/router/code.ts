/**
 * Code that is fetched once and then handed over directly, not as a promise: a screen visited before
 * shows in the same frame, without its skeleton, and finds its place in the scroll.
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
