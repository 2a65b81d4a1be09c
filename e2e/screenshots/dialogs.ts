import { type Sample, screens as samples } from '../dialogs.ts'
import type { Device } from './camera.ts'
import type { Onlooker } from './screens.ts'

/** A dialog to take a picture of. */
export interface ShownDialog extends Pick<Sample, 'press'> {
  name: string
  path: string
  onlooker: Onlooker
  /** The business with few records when omitted. */
  business?: 'few' | 'many'
  /** Only on this device; on both when omitted. */
  at?: Device
  /** A selector of what the buttons open; a dialog when omitted. */
  opens?: string
  /** Whether opening it writes. */
  writes?: boolean
}

const kebab = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')

/** Each dialog once, from the screen where it takes the fewest presses. */
const ofBusiness = new Map<string, ShownDialog>()
for (const [path, { dialogs, confirmations = [] }] of Object.entries(samples)) {
  for (const { press, dialog } of [...dialogs, ...confirmations]) {
    const name = kebab(dialog)
    const known = ofBusiness.get(name)
    if (!known || known.press.length > press.length) {
      ofBusiness.set(name, { name, path, press, onlooker: 'user' })
    }
  }
}

const superadmin = (name: string, ...press: Sample['press']): ShownDialog => ({
  name: `superadmin-${name}`,
  path: '/triton-admin-panel',
  press,
  onlooker: 'superadmin',
})

/** A form that opens within the tab of the team. */
const teamForm = (name: string, ...press: Sample['press']): ShownDialog => ({
  name: `team-${name}`,
  path: '/settings?tab=team',
  press,
  onlooker: 'user',
  business: 'many',
  opens: 'main form',
})

/** Every dialog, sheet, panel and menu. */
export const shownDialogs: readonly ShownDialog[] = [
  ...ofBusiness.values(),
  { name: 'bell', path: '/dashboard', press: [/^Notifications/], onlooker: 'user' },
  { name: 'palette', path: '/dashboard', press: [/^Find or go to/], onlooker: 'user', at: 'computer' },
  { name: 'menu', path: '/dashboard', press: ['Open menu'], onlooker: 'user', at: 'phone' },
  {
    name: 'palette-of-menu',
    path: '/dashboard',
    press: ['Open menu', /^Find or go to/],
    onlooker: 'user',
    at: 'phone',
  },
  teamForm('add', 'Add Team Member'),
  teamForm('edit', 'Edit'),
  teamForm('password', 'Password'),
  {
    name: 'test-sms',
    path: '/sms-settings',
    press: ['Test SMS'],
    onlooker: 'user',
    business: 'many',
  },
  {
    name: 'your-calendar-address',
    path: '/settings',
    onlooker: 'user',
    writes: true,
    press: [/^(Create|Replace) Address$/, /^(Create|Replace) Address$/],
    opens: '[role=dialog]:has-text("Your Calendar Address")',
  },
  { name: 'turn-off-feed', path: '/settings', press: ['Turn Off'], onlooker: 'user', writes: true },
  { name: 'register', path: '/login', press: ['Register New Business'], onlooker: 'visitor' },
  superadmin('add-business', 'Add Business'),
  superadmin('suspend', /change the status of/, 'Suspend Business'),
  superadmin('delete', /^More for/, 'Delete Business'),
]
