import { storageKeys } from '#web/session/storage.ts'

const key = 'customer_layout'

/**
 * Stores the layout for the skeleton, which renders before the server's answer arrives. Stores nothing after a sign-out
 * in another tab, which has cleared the storage.
 */
export function rememberLayout(layout: string, storage: Storage = localStorage): void {
  if (storage.getItem(storageKeys.token) !== null) storage.setItem(key, layout)
}

/** Whether the last layout in this browser was the list of rows. */
export const wasList = (storage: Storage = localStorage): boolean => storage.getItem(key) === 'LIST'
