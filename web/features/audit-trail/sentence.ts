/** A field that an act changed, as the trail keeps it. */
export interface AuditChange {
  readonly field: string
  readonly before: string | null | undefined
  readonly after: string | null | undefined
}

/** What a sentence about an act is made of. */
export interface AuditedAction {
  readonly action: string
  readonly subject: string
  readonly subjectName: string | null | undefined
  readonly changes: readonly AuditChange[]
}

/** `maxAppointmentsPerDay` → `max appointments per day` */
function words(name: string): string {
  return name.replace(/([A-Z])/g, ' $1').toLowerCase()
}

/** A field's name, as people say it. */
export function fieldName(field: string): string {
  const name = words(field)
  return name.slice(0, 1).toUpperCase() + name.slice(1)
}

/** A value, as people say it: enums in lower case, instants and lists as they are. */
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
  FollowUpPlan: 'a follow-up plan',
}

function subjectOf({ subject, subjectName }: AuditedAction): string {
  return subjectName ?? nouns[subject.split(':')[0] ?? ''] ?? subject
}

const owned = (name: string) => (name.endsWith('s') ? `${name}’` : `${name}’s`)

/** What was done, by action; `it` is the subject. */
const deeds: Record<string, (it: string, act: AuditedAction) => string> = {
  'hotBoard:create': (it) => `put “${it}” on the hot board`,
  'hotBoard:resolve': (it) => `resolved “${it}” on the hot board`,
  'hotBoard:reopen': (it) => `put “${it}” back on the hot board`,
  'team:add': (it) => `added ${it} to the team`,
  'team:deactivate': (it) => `deactivated ${it}`,
  'team:reactivate': (it) => `reactivated ${it}`,
  'team:changePassword': (it) => `gave ${it} a new password`,
  'interestOption:create': (it) => `added the interest option “${it}”`,
  'interestOption:delete': (it) => `deleted the interest option “${it}”`,
  'interestOption:reorder': () => 'changed the order of the interest options',
  'apiKey:create': (it) => `made the API key “${it}”`,
  'apiKey:revoke': (it) => `revoked the API key “${it}”`,
  'calendarFeed:create': () => 'made the address of the calendar feed',
  'calendarFeed:replace': () => 'replaced the address of the calendar feed',
  'calendarFeed:revoke': () => 'turned the calendar feed off',
  'followUpPlan:create': (it) => `added the follow-up step “${it}”`,
  'followUpPlan:delete': (it) => `deleted the follow-up step “${it}”`,
  'followUpPlan:apply': () => 'applied a follow-up plan to current customers',
  'sms-settings:update': () => 'changed the SMS settings',
  'business:create': (it) => `made the business ${it}`,
  'business:suspend': (it) => `suspended ${it}`,
  'business:activate': (it) => `activated ${it}`,
  'business:delete': (it) => `deleted the business ${it} with everything it kept`,
  'business:setSubscription': (it, act) => changed(it, { ...act, changes: renamed(act) }),
}

const renamed = ({ changes }: AuditedAction) =>
  changes.map((change) => ({ ...change, field: 'subscription' }))

function changed(it: string, { changes }: AuditedAction): string {
  const [change, ...more] = changes
  if (!change) return `changed ${it}`
  if (more.length > 0) return `changed ${changes.length} things about ${it}`
  const { field, before, after } = change
  return `changed ${owned(it)} ${words(field)} from ${valueText(before)} to ${valueText(after)}`
}

/** What was done, without who did it: `changed Sam’s role from employee to manager`. */
export function deedOf(act: AuditedAction): string {
  const it = subjectOf(act)
  return (deeds[act.action] ?? changed)(it, act)
}

/** Acts whose sentence does not tell all that was changed. */
export function untold({ action, changes, subjectName }: AuditedAction): readonly AuditChange[] {
  if (['business:suspend', 'business:activate', 'business:setSubscription'].includes(action)) return []
  if (deeds[action])
    return changes.filter(({ after, before }) => !['', subjectName].includes(after ?? before ?? ''))
  return changes.length > 1 ? changes : []
}
