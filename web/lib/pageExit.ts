let handleStep = (_event: PopStateEvent): void => {}

/** How the page is left, for the dialogs on it. */
export const pageExit = {
  /** Sets what is called for each step through the browser's history, before the router handles it. */
  setStepHandler(handler: (event: PopStateEvent) => void): void {
    handleStep = handler
  },
  /** The session has ended: the page is left without confirmation, because unsaved input is stored as a draft. */
  final: false,
}

// Window listeners run in the order of registration, so import this module before the router exists.
window.addEventListener('popstate', (event) => handleStep(event))
