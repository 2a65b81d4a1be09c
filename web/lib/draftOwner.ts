/** An event that makes open forms store their unsaved values; its detail is the owner. */
export const keepDraftsEvent = 'keepdrafts'

/** Drafts are kept in sessionStorage: other tabs have their own, and closing the tab drops them. */
export const draftsEntry = 'drafts'

/** Deletes the stored drafts unless they belong to this owner. */
export function dropDrafts(except?: string): void {
  const kept = sessionStorage.getItem(draftsEntry)
  if (kept && JSON.parse(kept).owner !== except) sessionStorage.removeItem(draftsEntry)
}
