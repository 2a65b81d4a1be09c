/** The roles of a business with their labels, lowest first. */
export const roleWords = { EMPLOYEE: 'Employee', MANAGER: 'Manager', ADMIN: 'Admin' } as const

export type Role = keyof typeof roleWords
