/** The two tabs: their names in the address and the labels while they load. */
export const noteTabs = [
  { value: 'mine', shared: false, label: 'My Notes', loading: 'Loading sticky notes...' },
  { value: 'shared', shared: true, label: 'Shared with Me', loading: 'Loading shared notes...' },
] as const
