import { roleWords } from '#web/features/team/roleWords.ts'
import { formatDateTime } from '#web/lib/dates.ts'
import { formatPhone } from '#web/lib/phone.ts'
import { zoneName } from '#web/lib/zoneName.ts'

/** `dayNumber` → `day number` */
function words(name: string): string {
  return name.replace(/([A-Z])/g, ' $1').toLowerCase()
}

/** Labels of fields whose code names differ from the words on screen. */
const fieldWords: Record<string, string> = {
  gamificationEnabled: 'Team Board',
  maxAppointmentsPerDay: 'daily appointment limit',
  smsEnabled: 'SMS features',
  twilioAccountSid: 'account SID',
  twilioPhoneNumber: 'texting number',
  authToken: 'auth token',
  subscriptionStatus: 'subscription',
  customerStatus: 'plan',
  dayNumber: 'day',
  isActive: 'active',
  admin: 'first admin',
  url: 'address',
}

/** The label of a field within a sentence. */
export const fieldWord = (field: string) => fieldWords[field] ?? words(field)

/** The label of a field. */
export function fieldName(field: string): string {
  const name = fieldWord(field)
  return name.slice(0, 1).toUpperCase() + name.slice(1)
}

/** The order in which the fields of a record are shown; other fields follow. */
const order = ['title', 'label', 'name', 'firstName', 'lastName', 'role', 'username', 'email', 'priority']

const rank = (field: string) => (order.indexOf(field) + order.length + 1) % (order.length + 1)

/** Sorts changed fields in the order of the forms. */
export const asInForms = <Change extends { readonly field: string }>(changes: readonly Change[]) =>
  [...changes].sort((a, b) => rank(a.field) - rank(b.field))

const phoneFields: readonly string[] = ['phone', 'phoneNumber', 'twilioPhoneNumber']
const northAmerican = /^\+?1?\d{10}$/
const instant = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/

const enumFields = new Set(['priority', 'businessType', 'subscriptionStatus', 'customerStatus', 'status'])

/** `NOT_IN_MARKET` → `Not in market` */
const enumText = (value: string) => value.slice(0, 1) + value.slice(1).toLowerCase().replaceAll('_', ' ')

/** A list or object that the audit trail stores as JSON; null for other values. */
export function parsed(value: string | null | undefined): unknown[] | Record<string, unknown> | null {
  if (!value || !/^[[{]/.test(value)) return null
  try {
    return JSON.parse(value)
  } catch {
    return null
  }
}

const roles: Readonly<Record<string, string>> = roleWords
const assignees: Readonly<Record<string, string>> = { all: 'everyone', '': 'nobody' }

/** The text of a value, formatted as on its own screen. Instants are shown in the given time zone. */
export function valueText(field: string, value: string | null | undefined, timeZone: string): string {
  if (field === 'assignedTo') return assignees[value ?? ''] ?? value ?? ''
  if (value == null || value === '') return 'none'
  if (value === 'true') return 'On'
  if (value === 'false') return 'Off'
  if (field === 'timeZone') return zoneName(value)
  if (field === 'role') return roles[value] ?? value
  if (enumFields.has(field)) return enumText(value)
  if (field === 'events') return value.replace(/[._]/g, ' ')
  if (phoneFields.includes(field) && northAmerican.test(value)) return formatPhone(value.slice(-10))
  if (instant.test(value)) return formatDateTime(value, timeZone)
  const json = parsed(value)
  if (Array.isArray(json)) return json.join(', ')
  if (json) {
    const entries = Object.entries(json).map(([name, each]) => `${fieldWord(name)} ${each}`)
    return entries.join(', ')
  }
  return value
}
