/** A request for a dialog: a new key, or revoking one. */
export type KeyDialogRequest =
  | { readonly kind: 'create' }
  | { readonly kind: 'revoke'; readonly id: string; readonly name: string }

/** The description of a key's permissions, by role. */
export const roleNames = { EMPLOYEE: 'Employee', MANAGER: 'Manager', ADMIN: 'Admin' } as const
