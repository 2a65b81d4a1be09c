/**
 * An event that makes forms store their unsaved values; its detail is the owner. `preventDefault` says that a value
 * could not be stored.
 */
export const keepDraftsEvent = 'keepdrafts'

/** Drafts are kept in sessionStorage: other tabs have their own, and closing the tab drops them. */
export const draftsEntry = 'drafts'

/** Makes forms store their unsaved values; returns whether all could be stored. */
export function keepDrafts(owner: string): boolean {
  return window.dispatchEvent(new CustomEvent(keepDraftsEvent, { detail: owner, cancelable: true }))
}

/** Deletes the stored drafts unless they belong to this owner. */
export function dropDrafts(except?: string): void {
  const kept = sessionStorage.getItem(draftsEntry)
  if (kept && JSON.parse(kept).owner !== except) sessionStorage.removeItem(draftsEntry)
}
