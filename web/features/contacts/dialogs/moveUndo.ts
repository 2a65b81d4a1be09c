/** The toasts that offer to undo a move, by the id of the contact; a deletion closes them. */
const toasts = new Map<string, string>()

export function rememberUndo(contactId: string, toastId: string): void {
  toasts.set(contactId, toastId)
}

export function undoToastOf(contactId: string): string {
  return toasts.get(contactId) ?? ''
}
