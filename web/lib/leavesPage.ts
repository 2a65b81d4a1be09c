import type { MouseEvent } from 'react'

/** Whether a click on a link leads this page on; with these keys the browser opens another tab or window. */
export const leavesPage = ({ ctrlKey, metaKey, shiftKey }: MouseEvent) => !(ctrlKey || metaKey || shiftKey)
