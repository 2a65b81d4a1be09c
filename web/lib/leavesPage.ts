type Keys = Pick<MouseEvent, 'ctrlKey' | 'metaKey' | 'shiftKey'>

/** Whether a press of a link leads this page on; with these keys the browser opens another tab or window. */
export const leavesPage = ({ ctrlKey, metaKey, shiftKey }: Keys) => !(ctrlKey || metaKey || shiftKey)
