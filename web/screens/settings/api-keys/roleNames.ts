/** The description of a key's permissions, by role. */
export const roleNames = { EMPLOYEE: 'Employee', MANAGER: 'Manager', ADMIN: 'Admin' } as const
