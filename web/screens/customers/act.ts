/** What can be asked for on a card. */
export type Act = 'edit' | 'schedule' | 'delete'
