/** The ways to leave a page, as the dialogs on it see them. */
export const leaving = {
  /** Hears of each step through the browser's history before the router does. */
  onStep(_event: PopStateEvent): void {},
  /** The session has ended: the page is left without a question, because the drafts are stored. */
  final: false,
}

// A window calls its listeners in the order in which they were added: this module is imported before there is a router.
window.addEventListener('popstate', (event) => leaving.onStep(event))
