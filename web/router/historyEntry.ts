/**
 * Gives the entry of the history with which the page was loaded a key of its own, unless it has one from before a
 * reload. The router would call each of them `default`, and an address that is opened in a used tab would get the
 * scroll position of another page.
 */
export function keyLoadedEntry(): void {
  const { state } = window.history
  if (state?.key) return
  const key = Math.random().toString(36).slice(2, 10)
  window.history.replaceState({ ...state, key }, '')
}
