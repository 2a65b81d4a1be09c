const key = 'customer_layout'

/** Keeps the layout for the skeleton, which is shown before the server has told it. */
export function rememberLayout(layout: string, storage: Storage = localStorage): void {
  storage.setItem(key, layout)
}

/** Whether the last list of customers in this browser was shown as rows. */
export const wasList = (storage: Storage = localStorage): boolean => storage.getItem(key) === 'LIST'
