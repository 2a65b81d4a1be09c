import type { Page } from '@playwright/test'

/** A press that is measured. */
export interface Interaction {
  name: string
  path: string
  /** Presses that come before. */
  before?: Press[]
  press: Press
  /** The selector of what the press brings; without it only the next paint counts. */
  brings?: string
  /** Presses afterwards that take a change back. */
  after?: Press[]
}

type Press = (page: Page) => Promise<void>

type Role = 'button' | 'link' | 'tab' | 'gridcell'

/** Taps the first visible element of a role and a name. */
const tap =
  (role: Role, name: string | RegExp): Press =>
  (page) =>
    page
      .getByRole(role, { name, exact: typeof name === 'string' })
      .filter({ visible: true })
      .first()
      .tap()

const key =
  (name: string): Press =>
  (page) =>
    page.keyboard.press(name)

/** Types a letter into the field with this label. */
const type =
  (letter: string, label: string | RegExp): Press =>
  async (page) => {
    await page.getByLabel(label).first().focus()
    await page.keyboard.press(letter)
  }

const dialog = '[role=dialog]'
const menu = '[role=menu]'
const customer = '/customers/900'
const card = 'main li h2'

/** The interactions of the findings about the screens, in the order of a shop's day. */
export const interactions: readonly Interaction[] = [
  { name: 'menu', path: '/dashboard', press: tap('button', 'Open menu'), brings: dialog },
  { name: 'bell', path: '/dashboard', press: tap('button', /^Notifications/), brings: dialog },
  { name: 'palette', path: '/dashboard', press: key('Control+k'), brings: dialog },
  { name: 'My day', path: '/dashboard', press: tap('button', 'Start'), brings: dialog },
  {
    name: 'go to Customers',
    path: '/dashboard',
    before: [tap('button', 'Open menu')],
    press: tap('link', 'Customers'),
    brings: card,
  },
  {
    name: 'search, first letter',
    path: '/customers',
    press: type('z', /^Search by first name/),
  },
  {
    name: 'status menu of a card',
    path: '/customers',
    press: tap('button', /change the status of/),
    brings: menu,
  },
  { name: 'filter menu', path: '/customers', press: tap('button', /^Sort/), brings: menu },
  { name: 'Add Customer', path: '/customers', press: tap('button', 'Add Customer'), brings: dialog },
  {
    name: 'first letter of a name',
    path: '/customers',
    before: [tap('button', 'Add Customer')],
    press: type('z', 'First name'),
  },
  {
    name: "customer's page from a card",
    path: '/customers',
    press: tap('link', 'Mae Tran'),
    brings: 'main section[aria-label=Customer]',
  },
  { name: 'Log', path: customer, press: tap('button', 'Log'), brings: dialog },
  { name: 'Schedule', path: customer, press: tap('button', 'Schedule'), brings: dialog },
  { name: 'Add note', path: customer, press: tap('button', 'Add note'), brings: dialog },
  { name: 'Edit', path: customer, press: tap('button', 'Edit'), brings: dialog },
  { name: 'menu of a contact', path: customer, press: tap('button', /^More: /), brings: menu },
  { name: 'tab of contacts', path: '/contacts', press: tap('tab', /^Overdue/), brings: card },
  {
    name: 'circle',
    path: '/contacts?tab=overdue',
    press: tap('button', /^Complete now: /),
    after: [tap('button', 'Undo')],
  },
  { name: 'tab of follow-ups', path: '/followups', press: tap('tab', /^Overdue/) },
  { name: 'hot board: Add Item', path: '/hotboard', press: tap('button', 'Add Item'), brings: dialog },
  { name: 'notes: Add Note', path: '/sticky-notes', press: tap('button', 'Add Note'), brings: dialog },
  {
    name: 'notes: typing',
    path: '/sticky-notes',
    before: [tap('button', 'Add Note')],
    press: type('z', 'Title'),
  },
  {
    name: 'New Appointment',
    path: '/service-calendar',
    press: tap('button', 'New Appointment'),
    brings: dialog,
  },
  { name: 'calendar: Next month', path: '/service-calendar', press: tap('button', 'Next month') },
  { name: 'calendar: Week', path: '/service-calendar', press: tap('button', 'Week') },
  { name: 'calendar: Day', path: '/service-calendar', press: tap('button', 'Day') },
  { name: 'calendar: Month', path: '/service-calendar?view=week', press: tap('button', 'Month') },
  {
    name: 'calendar: day sheet',
    path: '/service-calendar',
    press: tap('gridcell', /today/),
    brings: '[aria-label="Close day"]',
  },
  { name: 'settings: Team', path: '/settings', press: tap('tab', 'Team') },
  { name: 'settings: Items', path: '/settings', press: tap('tab', 'Items') },
  { name: 'settings: Trail', path: '/settings', press: tap('tab', 'Trail') },
]
