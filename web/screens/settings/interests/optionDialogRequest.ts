/** An interest option, as its row and its dialogs need it. */
export interface Option {
  readonly id: string
  readonly label: string
}

/** A request of a row for a dialog. */
export interface OptionDialogRequest {
  readonly kind: 'edit' | 'delete'
  readonly option: Option
}
