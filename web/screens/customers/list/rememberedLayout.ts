import { recall, remember } from '#web/session/storage.ts'

const entry = 'customer_layout'

/** Stores the layout for the skeleton, which renders before the server's answer arrives. */
export const rememberLayout = (layout: string) => remember(entry, layout)

/** Whether this person's last layout in this browser was the list of rows. */
export const wasList = () => recall(entry) === 'LIST'
