// Separate, so that the entry bundle does not include the forms.

/** An event that makes forms store their unsaved values; its detail is the owner, or null before signing in. */
export const keepDraftsEvent = 'keepdrafts'

/** Drafts are kept in sessionStorage: other tabs have their own, and closing the tab drops them. */
export const draftsEntry = 'drafts'

/** Makes forms store their unsaved values, except secrets. */
export function keepDrafts(owner: string | null): void {
  window.dispatchEvent(new CustomEvent(keepDraftsEvent, { detail: owner }))
}

/** Makes forms store their unsaved values; stores nothing and returns false if a typed secret would be lost. */
export function keepAllDrafts(owner: string | null): boolean {
  return window.dispatchEvent(new CustomEvent(keepDraftsEvent, { detail: owner, cancelable: true }))
}

/** Clears what this tab has stored, the drafts among it. */
export const clearTab = () => sessionStorage.clear()

/** Deletes the stored drafts unless they belong to this owner. */
export function dropDrafts(except?: string): void {
  try {
    const kept = sessionStorage.getItem(draftsEntry)
    if (kept && JSON.parse(kept).owner !== except) sessionStorage.removeItem(draftsEntry)
  } catch {
    // Not written by this edition: reading it finds no drafts.
  }
}
