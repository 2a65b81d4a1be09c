import type { AuditAction, AuditSubjectType } from '#web/__generated__/AuditEntryItem_entry.graphql.ts'
import { reordered } from './reordered.ts'
import { asInForms, fieldWord, parsed, valueText } from './values.ts'

/** A changed field of an audit entry. */
export interface AuditChange {
  readonly field: string
  readonly before: string | null | undefined
  readonly after: string | null | undefined
}

/** The data of an audit entry that its sentence needs. */
export interface AuditedAction {
  readonly action: AuditAction
  readonly actorName: string
  readonly subjectType: AuditSubjectType | null | undefined
  readonly subjectName: string | null | undefined
  readonly changes: readonly AuditChange[]
  /** The time zone in which instants are shown. */
  readonly timeZone: string
}

const nouns: Record<string, string> = {
  User: 'a team member',
  Business: 'the business',
  HotBoardItem: 'a hot board item',
  InterestOption: 'an interest option',
  Tag: 'a tag',
  CustomField: 'a custom field',
  ApiKey: 'an API key',
  WebhookEndpoint: 'a webhook',
  FollowUpStep: 'a follow-up step',
  Customer: 'a customer',
  Contact: 'a contact',
  HotBoardComment: 'a comment',
  OrganizerTask: 'a task',
  StickyNote: 'a sticky note',
  VendorContact: 'a vendor contact',
}

/** The field that names a record. */
const titles: readonly string[] = ['title', 'label', 'name']

/** The name at that time, if the entry has it; the record may have been renamed since. */
function nameOf({ subjectName, changes }: AuditedAction) {
  const then = (name: string) => {
    const change = changes.find(({ field }) => field === name)
    return change?.before ?? change?.after
  }
  const [first, last] = [then('firstName'), then('lastName')]
  if (first && last) return `${first} ${last}`
  return titles.map(then).find(Boolean) ?? subjectName
}

/** Names are quoted, except those of users and businesses. */
function subjectOf(act: AuditedAction): string {
  const { subjectType } = act
  const name = nameOf(act)
  if (!name) return nouns[subjectType ?? ''] ?? 'something'
  return subjectType === 'User' || subjectType === 'Business' ? name : `“${name}”`
}

const afterOf = ({ changes }: AuditedAction, name: string) =>
  changes.find(({ field }) => field === name)?.after ?? null

const counted = (count: unknown, one: string, many: string) =>
  Number(count) > 0 ? [`${count} ${Number(count) === 1 ? one : many}`] : []

/** The sentences by action; `it` is the name of the record. */
const sentences: Partial<Record<AuditAction, (it: string, act: AuditedAction) => string>> = {
  HOT_BOARD_CREATE: (it) => `put ${it} on the hot board`,
  HOT_BOARD_RESOLVE: (it, act) => `resolved ${it} on the hot board${resolvedFor(act)}`,
  HOT_BOARD_REOPEN: (it) => `put ${it} back on the hot board`,
  HOT_BOARD_COMMENT: (it) => `commented on ${it}`,
  HOT_BOARD_DELETE_COMMENT: (it) => `deleted a comment on ${it}`,
  HOT_BOARD_RESTORE_COMMENT: (it) => `restored a comment on ${it}`,
  TEAM_ADD: (it) => `added ${it} to the team`,
  TEAM_DEACTIVATE: deactivated,
  TEAM_REACTIVATE: (it) => `reactivated ${it}`,
  TEAM_ERASE: (it) => `erased the name of ${it}`,
  TEAM_CHANGE_PASSWORD: (it) => `gave ${it} a new password`,
  TEAM_RESET_PASSWORD: () => 'chose a new password by a mailed link',
  SIGN_IN_SUCCEED: () => 'signed in',
  SIGN_IN_REFUSE: (it) => `refused a sign-in of ${it}`,
  TEAM_ADD_PASSKEY: () => 'added a passkey',
  TEAM_REMOVE_PASSKEY: () => 'removed a passkey',
  TEAM_ADD_SECOND_FACTOR: () => 'set up a second factor',
  TEAM_REMOVE_SECOND_FACTOR: (it, { actorName }) =>
    it === actorName ? 'removed their second factor' : `removed the second factor of ${it}`,
  TEAM_RENEW_RECOVERY_CODES: () => 'replaced their recovery codes',
  TEAM_END_SESSION: () => 'signed themselves out elsewhere',
  TEAM_CONFIRM_PASSWORD: () => 'confirmed that it was them',
  CUSTOM_FIELD_RESTORE: (it) => `restored the custom field ${it}`,
  INTEREST_OPTION_REORDER: (_it, { changes: [change] }) => reordered(change?.before, change?.after),
  API_KEY_CREATE: (it) => `created the API key ${it}`,
  API_KEY_REVOKE: (it) => `revoked the API key ${it}`,
  CALENDAR_FEED_CREATE: () => 'created a calendar address',
  CALENDAR_FEED_REPLACE: () => 'replaced the calendar address',
  CALENDAR_FEED_REVOKE: () => 'turned the calendar address off',
  WEBHOOK_ROTATE_SECRET: () => 'replaced the secret of a webhook',
  FOLLOW_UP_PLAN_APPLY: applied,
  CUSTOMER_ERASE: (it) => `erased ${it} for good`,
  CUSTOMER_MERGE: (it) => `merged another customer into ${it}`,
  CUSTOMER_UNDO_MERGE: (it) => `undid a merge into ${it}`,
  CUSTOMER_BULK: (_it, act) =>
    `changed ${counted(afterOf(act, 'customers'), 'customer', 'customers')} at once`,
  CUSTOMER_UNDO_BULK: () => 'undid a change of many customers',
  IMPORT_START: (_it, act) => `imported ${afterOf(act, 'name') ?? 'a file'}`,
  IMPORT_REVERT: (_it, act) => `reverted the import of ${afterOf(act, 'name') ?? 'a file'}`,
  IMPORT_RESTORE: (_it, act) => `restored the import of ${afterOf(act, 'name') ?? 'a file'}`,
  EXPORT_CREATE: exported,
  EXPORT_EVERYTHING: () => 'exported everything',
  EXPORT_CUSTOMER: (it) => `exported all about ${it}`,
  TRASH_RESTORE: (it) => `restored ${it} from the trash`,
  TRASH_DELETE_FOR_GOOD: (it) => `deleted ${it} in the trash for good`,
  TRASH_EMPTY: (_it, act) => `emptied the trash, with ${counted(afterOf(act, 'count'), 'record', 'records')}`,
  SMS_SETTINGS_UPDATE: (it, act) => switched(it, act) ?? 'changed the SMS settings',
  BUSINESS_CREATE: (it) => `created the business ${it}`,
  BUSINESS_SUSPEND: (it) => `suspended ${it}`,
  BUSINESS_ACTIVATE: (it) => `activated ${it}`,
  SUPERADMIN_RESET_PASSWORD: () => 'got a new password on the command line',
  SUPERADMIN_ADD_PASSKEY: () => 'added a passkey',
  SUPERADMIN_REMOVE_PASSKEY: () => 'removed a passkey',
  SUPERADMIN_ADD_SECOND_FACTOR: () => 'set up a second factor',
  SUPERADMIN_REMOVE_SECOND_FACTOR: () => 'removed their second factor',
  SUPERADMIN_RENEW_RECOVERY_CODES: () => 'replaced their recovery codes',
  SUPERADMIN_END_SESSION: () => 'signed themselves out elsewhere',
  SUPERADMIN_CONFIRM_PASSWORD: () => 'confirmed that it was them',
  BUSINESS_EXPORT: (it) => `downloaded all data of ${it}`,
  BUSINESS_RESTORE: (it) => `restored the business ${it} from a copy`,
  BUSINESS_DELETE: (it) => `deleted the business ${it} and all of its data`,
}

/** Which list, and as what kind of file. */
function exported(_it: string, act: AuditedAction): string {
  const list = afterOf(act, 'list')?.toLowerCase() ?? 'a list'
  return `exported ${list} ${afterOf(act, 'format') === 'XLSX' ? 'for Excel' : 'as CSV'}`
}

/** Features that are on or off, by their field; `isActive` switches the record itself. */
const switches: Record<string, string> = { gamificationEnabled: 'the Team Board', smsEnabled: 'SMS features' }

function switched(it: string, { changes: [change, ...more] }: AuditedAction): string | null {
  if (!change || more.length > 0) return null
  const name = change.field === 'isActive' ? it : switches[change.field]
  return name ? `switched ${name} ${change.after === 'true' ? 'on' : 'off'}` : null
}

/** Fields with long values, which are listed below the sentence. */
const longFields: readonly string[] = ['description', 'events', 'address']

/** The part of a record that changed: `Sam’s role`, `the priority of “Lamp”`. */
function partOf(it: string, field: string, { subjectType, subjectName }: AuditedAction): string {
  const isPerson = subjectName && (subjectType === 'User' || subjectType === 'Business')
  if (!isPerson) return `the ${fieldWord(field)} of ${it}`
  return `${it.endsWith('s') ? `${it}’` : `${it}’s`} ${fieldWord(field)}`
}

function assigned(it: string, { before, after }: AuditChange, timeZone: string): string {
  const [was, is] = [before, after].map((value) => valueText('assignedTo', value, timeZone))
  if (!after) return `unassigned ${it}${before ? ` from ${was}` : ''}`
  return `assigned ${it} to ${is}${before ? ` instead of ${was}` : ''}`
}

function changedOne(it: string, change: AuditChange, act: AuditedAction): string {
  const { field, before, after } = change
  const [was, is] = [before, after].map((value) => valueText(field, value, act.timeZone))
  const part = partOf(it, field, act)
  if (titles.includes(field) && before) {
    const noun = nouns[act.subjectType ?? '']?.replace(/^an? /, 'the ') ?? ''
    return `renamed ${noun} “${before}” to “${after}”`
  }
  if (field === 'url') return `changed the address of a webhook${was === is ? '' : ` from ${was} to ${is}`}`
  if (field === 'assignedTo') return assigned(it, change, act.timeZone)
  if (longFields.includes(field)) return `changed ${part}`
  if (!before) return `set ${part} to ${is}`
  return after ? `changed ${part} from ${was} to ${is}` : `removed ${part}, ${was}`
}

function changed(it: string, act: AuditedAction): string {
  const [change, ...more] = act.changes
  if (!change) return `changed ${it}`
  if (more.length > 0) return `changed ${act.changes.length} things about ${it}`
  return switched(it, act) ?? changedOne(it, change, act)
}

function resolvedFor(act: AuditedAction): string {
  const by = afterOf(act, 'resolvedBy')
  return by && by !== act.actorName ? ` for ${by}` : ''
}

function deactivated(it: string, act: AuditedAction): string {
  const handedOver = parsed(afterOf(act, 'handedOver'))
  if (!handedOver || Array.isArray(handedOver)) return `deactivated ${it}`
  const { to, appointments, hotBoardItems, vendorContacts, tasks, customers } = handedOver
  const parts = [
    ...counted(appointments, 'appointment', 'appointments'),
    ...counted(hotBoardItems, 'hot board item', 'hot board items'),
    ...counted(vendorContacts, 'vendor contact', 'vendor contacts'),
    ...counted(tasks, 'task', 'tasks'),
    ...counted(customers, 'customer', 'customers'),
  ]
  if (parts.length === 0) return `deactivated ${it}`
  const work = [parts.slice(0, -1).join(', '), parts.at(-1)].filter(Boolean).join(' and ')
  return afterOf(act, 'isActive') === null
    ? `handed over ${work} of ${it} to ${to}`
    : `deactivated ${it} and handed over ${work} to ${to}`
}

function applied(_it: string, act: AuditedAction): string {
  const number = (name: string) => Number(afterOf(act, name) ?? 0)
  const parts = [
    ...counted(number('added'), 'follow-up added', 'follow-ups added'),
    ...counted(number('moved'), 'moved', 'moved'),
    ...counted(number('cancelled'), 'cancelled', 'cancelled'),
  ]
  const status = valueText('status', afterOf(act, 'status'), act.timeZone)
  const plan = `applied the plan to customers with the status ${status}`
  return parts.length > 0 ? `${plan}: ${parts.join(', ')}` : plan
}

const added: Readonly<Record<string, string>> = { CREATE: 'added', DELETE: 'deleted' }

/** The sentence of an action: its own, or that of any noun that was added or deleted; undefined for a change. */
function sentenceOf({ action, subjectType }: AuditedAction) {
  const verb = added[action.slice(action.lastIndexOf('_') + 1)]
  const noun = nouns[subjectType ?? '']?.replace(/^an? /, 'the ')
  return sentences[action] ?? (verb && noun ? (it: string) => `${verb} ${noun} ${it}` : undefined)
}

/** The sentence without its actor: `changed Sam’s role from Employee to Manager`. */
export function describeAction(act: AuditedAction): string {
  return (sentenceOf(act) ?? changed)(subjectOf(act), act)
}

const toldWhole: readonly AuditAction[] = [
  'CUSTOMER_MERGE',
  'CUSTOMER_UNDO_MERGE',
  'CUSTOMER_BULK',
  'CUSTOMER_UNDO_BULK',
  'BUSINESS_SUSPEND',
  'BUSINESS_ACTIVATE',
  'FOLLOW_UP_PLAN_APPLY',
  'TRASH_EMPTY',
  'INTEREST_OPTION_REORDER',
]

/** Fields whose values the sentence already mentions. */
const inSentence: readonly string[] = [
  ...['firstName', 'lastName', 'name', 'label', 'title', 'url'],
  ...['resolvedBy', 'isActive', 'handedOver'],
]

/** The changes that the sentence leaves out. */
export function untold(act: AuditedAction): readonly AuditChange[] {
  const { action, changes } = act
  if (toldWhole.includes(action) || switched(subjectOf(act), act)) return []
  if (sentenceOf(act)) {
    return asInForms(
      changes.filter(({ field, before, after }) => !inSentence.includes(field) && (after ?? before)),
    )
  }
  const isTold = changes.length === 1 && !longFields.includes(changes[0]?.field ?? '')
  return isTold ? [] : asInForms(changes)
}

/** Fields whose values are not part of the trail. */
const credentials: readonly string[] = ['authToken', 'twilioAccountSid']

/** The values of a change that is listed below the sentence. */
export function changeText(
  { action, timeZone }: AuditedAction,
  { field, before, after }: AuditChange,
): string {
  const [was, is] = [before, after].map((value) => valueText(field, value, timeZone))
  if (credentials.includes(field)) return before ? (after ? 'replaced' : 'removed') : 'set'
  if (!before) return is ?? ''
  // Of a deleted record the last values are listed.
  return after == null && !action.endsWith('_UPDATE') ? (was ?? '') : `${was} → ${is}`
}
