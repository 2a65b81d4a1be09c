/** The roles of a business, the lowest first as they are offered. */
export const roleWords = { EMPLOYEE: 'Employee', MANAGER: 'Manager', ADMIN: 'Admin' } as const

export type Role = keyof typeof roleWords
