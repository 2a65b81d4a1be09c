import type { AuditAction, AuditSubjectType } from '#web/__generated__/AuditEntryItem_entry.graphql.ts'

/** A changed field of an audit entry. */
export interface AuditChange {
  readonly field: string
  readonly before: string | null | undefined
  readonly after: string | null | undefined
}

/** The data of an audit entry that its sentence needs. */
export interface AuditedAction {
  readonly action: AuditAction
  readonly subjectType: AuditSubjectType | null | undefined
  readonly subjectName: string | null | undefined
  readonly changes: readonly AuditChange[]
}

/** `maxAppointmentsPerDay` → `max appointments per day` */
function words(name: string): string {
  return name.replace(/([A-Z])/g, ' $1').toLowerCase()
}

/** Labels of fields whose names are technical. */
const fieldWords: Record<string, string> = {
  isGamificationEnabled: 'team board',
  maxAppointmentsPerDay: 'daily appointment limit',
  smsEnabled: 'text reminders',
  isEnabled: 'text reminders',
  twilioAccountSid: 'Twilio account SID',
  accountSid: 'Twilio account SID',
  twilioAuthToken: 'Twilio auth token',
  authToken: 'Twilio auth token',
  twilioPhoneNumber: 'Twilio phone number',
  businessType: 'business type',
  timeZone: 'time zone',
}

const nameOf = (field: string) => fieldWords[field] ?? words(field)

/** The label of a field. */
export function fieldName(field: string): string {
  const name = nameOf(field)
  return name.slice(0, 1).toUpperCase() + name.slice(1)
}

/** The text of a value: enums in lower case, instants and lists unchanged. */
export function valueText(value: string | null | undefined): string {
  if (value == null || value === '') return 'nothing'
  if (value === 'true') return 'yes'
  if (value === 'false') return 'no'
  return /^[A-Z]+(_[A-Z]+)*$/.test(value) ? value.toLowerCase().replaceAll('_', ' ') : value
}

const nouns: Record<string, string> = {
  User: 'a team member',
  Business: 'the business',
  HotBoardItem: 'a hot board item',
  InterestOption: 'an interest option',
  ApiKey: 'an API key',
  FollowUpStep: 'a follow-up step',
}

function subjectOf({ subjectType, subjectName }: AuditedAction): string {
  return subjectName ?? nouns[subjectType ?? ''] ?? 'something'
}

const owned = (name: string) => (name.endsWith('s') ? `${name}’` : `${name}’s`)

/** The sentences by action; `it` is the name of the record. */
const sentences: Partial<Record<AuditAction, (it: string, act: AuditedAction) => string>> = {
  HOT_BOARD_CREATE: (it) => `put “${it}” on the hot board`,
  HOT_BOARD_RESOLVE: (it) => `resolved “${it}” on the hot board`,
  HOT_BOARD_REOPEN: (it) => `put “${it}” back on the hot board`,
  TEAM_ADD: (it) => `added ${it} to the team`,
  TEAM_DEACTIVATE: (it) => `deactivated ${it}`,
  TEAM_REACTIVATE: (it) => `reactivated ${it}`,
  TEAM_CHANGE_PASSWORD: (it) => `gave ${it} a new password`,
  INTEREST_OPTION_CREATE: (it) => `added the interest option “${it}”`,
  INTEREST_OPTION_DELETE: (it) => `deleted the interest option “${it}”`,
  INTEREST_OPTION_REORDER: (_it, act) => reordered(act.changes),
  API_KEY_CREATE: (it) => `made the API key “${it}”`,
  API_KEY_REVOKE: (it) => `revoked the API key “${it}”`,
  CALENDAR_FEED_CREATE: () => 'made the address of the calendar feed',
  CALENDAR_FEED_REPLACE: () => 'replaced the address of the calendar feed',
  CALENDAR_FEED_REVOKE: () => 'turned the calendar feed off',
  FOLLOW_UP_PLAN_CREATE: (it) => `added the follow-up step “${it}”`,
  FOLLOW_UP_PLAN_DELETE: (it) => `deleted the follow-up step “${it}”`,
  FOLLOW_UP_PLAN_APPLY: () => 'applied a follow-up plan to current customers',
  SMS_SETTINGS_UPDATE: () => 'changed the SMS settings',
  BUSINESS_CREATE: (it) => `made the business ${it}`,
  BUSINESS_SUSPEND: (it) => `suspended ${it}`,
  BUSINESS_ACTIVATE: (it) => `activated ${it}`,
  BUSINESS_DELETE: (it) => `deleted the business ${it} with everything it kept`,
  BUSINESS_SET_SUBSCRIPTION: (it, act) => changed(it, { ...act, changes: renamed(act) }),
}

/** Fields that are switched on and off for the whole business. */
const switches: Record<string, true> = { isGamificationEnabled: true, smsEnabled: true, isEnabled: true }

const isSwitch = (value: string | null | undefined) => value === 'true' || value === 'false'

const renamed = ({ changes }: AuditedAction) =>
  changes.map((change) => ({ ...change, field: 'subscription' }))

function changed(it: string, { changes }: AuditedAction): string {
  const [change, ...more] = changes
  if (!change) return `changed ${it}`
  if (more.length > 0) return `changed ${changes.length} things about ${it}`
  const { field, before, after } = change
  if (field in switches && isSwitch(after))
    return `switched the ${nameOf(field)} ${after === 'true' ? 'on' : 'off'}`
  return `changed ${owned(it)} ${nameOf(field)} from ${valueText(before)} to ${valueText(after)}`
}

/** The names of a list; null for other values. */
function listed(value: string | null | undefined): string[] | null {
  try {
    const list: unknown = JSON.parse(value ?? '')
    return Array.isArray(list) ? list.map(String) : null
  } catch {
    return null
  }
}

/** Which option was moved, and in front of which: removing it makes both orders equal. */
function reordered([change]: readonly AuditChange[]): string {
  const before = listed(change?.before) ?? []
  const after = listed(change?.after) ?? []
  const without = (list: string[], name: string) => list.filter((each) => each !== name).join('\n')
  const moved = after.find((name) => without(before, name) === without(after, name))
  if (moved === undefined) return 'changed the order of the interest options'
  const next = after[after.indexOf(moved) + 1]
  return next === undefined ? `moved “${moved}” to the end` : `moved “${moved}” above “${next}”`
}

/** The sentence without its actor: `changed Sam’s role from employee to manager`. */
export function describeAction(act: AuditedAction): string {
  const it = subjectOf(act)
  return (sentences[act.action] ?? changed)(it, act)
}

const fullSentences: readonly string[] = [
  'BUSINESS_SUSPEND',
  'BUSINESS_ACTIVATE',
  'BUSINESS_SET_SUBSCRIPTION',
  'INTEREST_OPTION_REORDER',
]

/** The changes that the sentence leaves out. */
export function remainingChanges({ action, changes, subjectName }: AuditedAction): readonly AuditChange[] {
  if (fullSentences.includes(action)) return []
  if (sentences[action])
    return changes.filter(({ after, before }) => !['', subjectName].includes(after ?? before ?? ''))
  return changes.length > 1 ? changes : []
}
