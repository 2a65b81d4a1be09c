import { type Sample, screens as samples } from '../dialogs.ts'
import type { Onlooker } from './screens.ts'

/** A dialog to take a picture of. */
export interface ShownDialog extends Pick<Sample, 'press'> {
  name: string
  path: string
  onlooker: Onlooker
  /** Only at this size; all sizes when omitted. */
  at?: 'phone' | 'desktop'
}

const kebab = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')

/** Each dialog once, because several screens open the same dialogs. */
const ofBusiness = new Map<string, ShownDialog>()
for (const [path, { dialogs, confirmations = [] }] of Object.entries(samples)) {
  for (const { press, dialog } of [...dialogs, ...confirmations]) {
    const name = kebab(dialog)
    if (!ofBusiness.has(name)) ofBusiness.set(name, { name, path, press, onlooker: 'user' })
  }
}

const superadmin = (name: string, ...press: Sample['press']): ShownDialog => ({
  ...{ name: `superadmin-${name}`, path: '/triton-admin-panel', press, onlooker: 'superadmin' },
})

/** Every dialog, sheet, panel and menu. */
export const shownDialogs: readonly ShownDialog[] = [
  ...ofBusiness.values(),
  { name: 'bell', path: '/dashboard', press: [/^Notifications/], onlooker: 'user' },
  { name: 'palette', path: '/dashboard', press: [/^Find or go to/], onlooker: 'user', at: 'desktop' },
  { name: 'menu', path: '/dashboard', press: ['Open menu'], onlooker: 'user', at: 'phone' },
  {
    ...{ name: 'palette-of-menu', path: '/dashboard', press: ['Open menu', /^Find or go to/] },
    ...{ onlooker: 'user', at: 'phone' },
  },
  { name: 'register', path: '/login', press: ['Register New Business'], onlooker: 'visitor' },
  superadmin('add-business', 'Add Business'),
  superadmin('suspend', 'Suspend'),
  superadmin('delete', /^More for/, 'Delete Business'),
]
