/** An interest option, as its row and its dialogs need it. */
export interface Option {
  readonly id: string
  readonly label: string
}

/** What a row asks for. */
export interface OptionDialogRequest {
  readonly kind: 'edit' | 'delete'
  readonly option: Option
}
