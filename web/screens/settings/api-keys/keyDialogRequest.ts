/** What the section asks for: a new key, or the end of one. */
export type KeyDialogRequest =
  | { readonly kind: 'create' }
  | { readonly kind: 'revoke'; readonly id: string; readonly name: string }

/** What a key may do, by the role it acts by. */
export const roleNames = { EMPLOYEE: 'Employee', MANAGER: 'Manager', ADMIN: 'Admin' } as const
