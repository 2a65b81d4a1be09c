/** Tells the open forms, by an event whose detail is the owner, to keep what was typed into them. */
export const keepDraftsEvent = 'keepdrafts'

/** Where drafts are kept: in the storage of the tab. Other tabs have drafts of their own, and closing it drops them. */
export const draftsEntry = 'drafts'

/** Drops what was kept, unless it is this owner's. */
export function dropDrafts(except?: string): void {
  const kept = sessionStorage.getItem(draftsEntry)
  if (kept && JSON.parse(kept).owner !== except) sessionStorage.removeItem(draftsEntry)
}
