/** The ways to leave a page, for the dialogs on it. */
export const leaving = {
  /** Called for each step through the browser's history, before the router. */
  onStep(_event: PopStateEvent): void {},
  /** The session has ended: the page is left without confirmation, because drafts are stored. */
  final: false,
}

// Listeners of the window run in the order in which they were added, so this module is imported before the router
// exists.
window.addEventListener('popstate', (event) => leaving.onStep(event))
