const key = 'customer_layout'

/** Stores the layout for the skeleton, which renders before the server's answer arrives. */
export function rememberLayout(layout: string, storage: Storage = localStorage): void {
  storage.setItem(key, layout)
}

/** Whether the last layout in this browser was the list of rows. */
export const wasList = (storage: Storage = localStorage): boolean => storage.getItem(key) === 'LIST'
