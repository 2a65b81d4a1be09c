/** The tabs of the screen and how the address names them. */
export const settingsTabs = [
  { value: 'business', label: 'Business', shortLabel: 'Biz' },
  { value: 'team', label: 'Team' },
  { value: 'interests', label: 'Interests', shortLabel: 'Items' },
  { value: 'tags', label: 'Tags' },
  { value: 'fields', label: 'Fields' },
  { value: 'system', label: 'System' },
  { value: 'trash', label: 'Trash' },
  { value: 'keys', label: 'API Keys', shortLabel: 'Keys', adminOnly: true },
  { value: 'trail', label: 'Audit Trail', shortLabel: 'Trail', adminOnly: true },
] as const

/** The tabs that a user sees. */
export const tabsFor = (isAdmin: boolean) => settingsTabs.filter((tab) => isAdmin || !('adminOnly' in tab))
