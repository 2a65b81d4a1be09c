import type { ShownView } from './viewAddress.ts'

/** A request for a dialog of a saved view, or for saving the current view as a new one. */
export type ViewDialogRequest =
  | { readonly kind: 'save'; readonly view: ShownView }
  | { readonly kind: 'rename' | 'delete'; readonly view: { readonly id: string; readonly name: string } }
