import { storageKeys } from '#web/session/storage.ts'

const person = { firstName: 'Dana', lastName: 'Whitfield', username: 'dana', role: 'admin' }

/** A token in the server's format; the browser reads only its payload. */
export function token(type: 'business' | 'superadmin', expiresAt: number = Date.now() + 3_600_000): string {
  const payload = Buffer.from(JSON.stringify({ type, exp: expiresAt / 1000 })).toString('base64url')
  return `head.${payload}.signature`
}

/** Stores a business session in the browser, as an earlier sign-in would. */
export function storeBusinessSession(stored = token('business')): string {
  localStorage.setItem(storageKeys.user, JSON.stringify({ id: 1, businessId: 1, ...person }))
  localStorage.setItem(storageKeys.token, stored)
  return stored
}

/** Stores a superadmin session in the browser, as an earlier sign-in would. */
export function storeSuperadminSession(stored = token('superadmin')): string {
  const superadmin = { id: '1', username: 'triton', email: 'triton@cuecard.example' }
  localStorage.setItem(storageKeys.superadmin, JSON.stringify(superadmin))
  localStorage.setItem(storageKeys.token, stored)
  return stored
}
