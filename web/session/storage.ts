/** The keys of the session's entries in the browser's storage. */
export const storageKeys = {
  token: 'auth_token',
  user: 'user_data',
  superadmin: 'superadmin_data',
  /** Why the session ends, while it does: the other tabs learn it from the storage event. */
  ended: 'session_ended',
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

/** Whose entries they are, such as `7:12` for user 12 of business 7; null while nobody is signed in. */
export function storedOwner(storage: Storage): string | null {
  if (storage.getItem(storageKeys.token) === null) return null
  const user = readEntry<StoredUser>(storage, storageKeys.user)
  if (user) return userOwner(user)
  const superadmin = readEntry<StoredSuperadmin>(storage, storageKeys.superadmin)
  return superadmin && superadminOwner(superadmin)
}

export const userOwner = ({ businessId, id }: Pick<StoredUser, 'businessId' | 'id'>) => `${businessId}:${id}`
export const superadminOwner = ({ id }: Pick<StoredSuperadmin, 'id'>) => `superadmin:${id}`

/** The name of an entry that belongs to a person. No other entry has a space in its name. */
export const ownedName = (owner: string, name: string) => `${owner} ${name}`

/** What the person who is signed in has stored in this browser. */
export function recall(name: string): string | null {
  const owner = storedOwner(localStorage)
  return owner && localStorage.getItem(ownedName(owner, name))
}

/** Stores something for the person who is signed in; nothing after a sign-out in another tab. */
export function remember(name: string, value: string): void {
  const owner = storedOwner(localStorage)
  try {
    if (owner) localStorage.setItem(ownedName(owner, name), value)
  } catch {
    // The storage is full: what a screen remembers is worth less than the screen.
  }
}

/** Removes what other people and earlier versions have stored, once it is known whose browser it is now. */
export function forgetOthers(owner: string): void {
  const kept: string[] = Object.values(storageKeys)
  const isOwn = (name: string) => name.startsWith(ownedName(owner, ''))
  for (const name of Object.keys(localStorage))
    if (!kept.includes(name) && !isOwn(name)) localStorage.removeItem(name)
  for (const name of Object.keys(sessionStorage))
    if (name.includes(' ') && !isOwn(name)) sessionStorage.removeItem(name)
}
