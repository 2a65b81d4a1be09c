/** The ways to leave a page, for the dialogs on it. */
export const leaving = {
  /** Called for each step through the browser's history, before the router handles it. */
  onStep(_event: PopStateEvent): void {},
  /** The session has ended: the page is left without confirmation, because unsaved input is stored as a draft. */
  final: false,
}

// Window listeners run in the order of registration, so import this module before the router exists.
window.addEventListener('popstate', (event) => leaving.onStep(event))
