/** The keys of the session's entries in the browser's storage. */
export const storageKeys = {
  token: 'auth_token',
  user: 'user_data',
  superadmin: 'superadmin_data',
} as const

/** The user of a business, as stored with the token. */
export interface StoredUser {
  id: number
  businessId: number
  username: string | null | undefined
  firstName: string
  lastName: string
  role: 'admin' | 'manager' | 'employee'
}

/** The superadmin, as stored with the token. */
export interface StoredSuperadmin {
  id: string
  username: string
  email: string
}

/** Reads an entry written by {@link writeEntry}; null when it is absent or no JSON object. */
export function readEntry<T extends object>(storage: Storage, key: string): T | null {
  try {
    const value: unknown = JSON.parse(storage.getItem(key) ?? 'null')
    return typeof value === 'object' ? (value as T | null) : null
  } catch {
    return null
  }
}

export function writeEntry(storage: Storage, key: string, value: object): void {
  storage.setItem(key, JSON.stringify(value))
}
