import { describe, expect, it } from 'vitest'
import { type AuditedAction, describeAction, untold } from './sentence.ts'
import { fieldName, valueText } from './values.ts'

const zone = 'America/New_York'
const act = (action: AuditedAction['action'], more: Partial<AuditedAction> = {}): AuditedAction => ({
  action,
  actorName: 'Ana Lake',
  subjectType: 'User',
  subjectName: 'Sam Signer',
  changes: [],
  timeZone: zone,
  ...more,
})
const role = { field: 'role', before: 'EMPLOYEE', after: 'MANAGER' }
const made = (field: string, after: string) => ({ field, before: null, after })

describe('a sentence of the audit trail', () => {
  it('tells one change whole', () => {
    const entry = act('TEAM_UPDATE', { changes: [role] })
    expect(describeAction(entry)).toBe('changed Sam Signer’s role from Employee to Manager')
    expect(untold(entry)).toEqual([])
  })

  it('counts several, which are then told one by one as in a form', () => {
    const email = { field: 'email', before: null, after: 'a@b.example' }
    const entry = act('TEAM_UPDATE', { changes: [email, role] })
    expect(describeAction(entry)).toBe('changed 2 things about Sam Signer')
    expect(untold(entry)).toEqual([role, email])
  })

  it('tells of a new member what the name leaves out', () => {
    const changes = [made('email', 'a@b.example'), made('lastName', 'Signer'), made('role', 'EMPLOYEE')]
    expect(untold(act('TEAM_ADD', { changes })).map(({ field }) => field)).toEqual(['role', 'email'])
  })

  const order = (before: string[], after: string[]) => [
    { field: 'order', before: JSON.stringify(before), after: JSON.stringify(after) },
  ]
  it.each<[AuditedAction['action'], Partial<AuditedAction>, string]>([
    ['TEAM_CHANGE_PASSWORD', {}, 'gave Sam Signer a new password'],
    ['BUSINESS_EXPORT', { subjectType: 'Business', subjectName: 'Chalk' }, 'downloaded all data of Chalk'],
    ['BUSINESS_SUSPEND', { subjectType: 'Business', subjectName: 'Chalk' }, 'suspended Chalk'],
    [
      'BUSINESS_SET_SUBSCRIPTION',
      {
        subjectType: 'Business',
        subjectName: 'Chalk',
        changes: [{ field: 'subscriptionStatus', before: 'ACTIVE', after: 'CANCELLED' }],
      },
      'changed Chalk’s subscription from active to cancelled',
    ],
    ['BUSINESS_UPDATE', { subjectType: 'Business', subjectName: null }, 'changed the business'],
    ['SMS_SETTINGS_UPDATE', { subjectType: 'Business', subjectName: null }, 'changed the SMS settings'],
    [
      'SMS_SETTINGS_UPDATE',
      { changes: [{ field: 'smsEnabled', before: 'false', after: 'true' }] },
      'switched SMS features on',
    ],
    [
      'BUSINESS_UPDATE',
      { changes: [{ field: 'gamificationEnabled', before: 'true', after: 'false' }] },
      'switched the Team Board off',
    ],
    [
      'BUSINESS_UPDATE',
      {
        subjectType: 'Business',
        subjectName: null,
        changes: [{ field: 'phone', before: '', after: '5855550100' }],
      },
      'changed the phone of the business from none to (585)555-0100',
    ],
    [
      'INTEREST_OPTION_UPDATE',
      {
        subjectType: 'InterestOption',
        subjectName: 'Covers',
        changes: [{ field: 'label', before: 'Hot Tub Covers', after: 'Covers' }],
      },
      'renamed the interest option “Hot Tub Covers” to “Covers”',
    ],
    [
      'INTEREST_OPTION_REORDER',
      { changes: order(['Repair', 'Covers', 'Darts'], ['Covers', 'Repair', 'Darts']) },
      'moved “Covers” above “Repair”',
    ],
    [
      'INTEREST_OPTION_REORDER',
      { changes: order(['Repair', 'Covers', 'Darts'], ['Covers', 'Darts', 'Repair']) },
      'moved “Repair” to the end',
    ],
    [
      'INTEREST_OPTION_REORDER',
      { changes: order(['A', 'B', 'C', 'D'], ['D', 'C', 'B', 'A']) },
      'changed the order of the interest options',
    ],
    [
      'TEAM_DEACTIVATE',
      {
        changes: [
          { field: 'isActive', before: 'true', after: 'false' },
          made('handedOver', '{"to":"Noor Nelson","tasks":1,"hotBoardItems":2,"vendorContacts":0}'),
        ],
      },
      'deactivated Sam Signer and handed 2 hot board items, 1 task over to Noor Nelson',
    ],
    [
      'TEAM_DEACTIVATE',
      {
        changes: [made('handedOver', '{"to":"Noor Nelson","tasks":1,"hotBoardItems":0,"vendorContacts":0}')],
      },
      'handed 1 task of Sam Signer over to Noor Nelson',
    ],
    [
      'FOLLOW_UP_PLAN_APPLY',
      {
        changes: [
          made('status', 'NOT_IN_MARKET'),
          made('added', '3'),
          made('moved', '0'),
          made('cancelled', '1'),
        ],
      },
      'applied the plan to customers with the status not in market: 3 follow-ups added, 1 cancelled',
    ],
    [
      'HOT_BOARD_RESOLVE',
      { subjectType: 'HotBoardItem', subjectName: 'Lamp', changes: [made('resolvedBy', 'Mia Manager')] },
      'resolved “Lamp” on the hot board for Mia Manager',
    ],
    ['OTHER', { subjectType: null, subjectName: null }, 'changed something'],
  ])('says of %s what was done', (action, more, sentence) => {
    const entry = act(action, more)
    expect(describeAction(entry)).toBe(sentence)
    expect(untold(entry)).toEqual([])
  })
})

describe('a value of the audit trail', () => {
  it('has the format that people know', () => {
    expect(valueText('createdAt', '2026-11-22T11:32:44.973Z', zone)).toBe('Nov 22, 2026, 6:32 AM')
    expect(valueText('twilioPhoneNumber', '+15855550100', zone)).toBe('(585)555-0100')
    expect(valueText('order', '["A","B"]', zone)).toBe('A, B')
    expect(valueText('handedOver', '{"to":"Noor","hotBoardItems":2}', zone)).toBe(
      'to Noor, hot board items 2',
    )
    expect(valueText('businessType', 'RETAIL', zone)).toBe('retail')
    expect(valueText('assignedTo', 'all', zone)).toBe('everyone')
    expect(valueText('description', '[not a list', zone)).toBe('[not a list')
  })

  it('stands beside a field that is named as people do', () => {
    expect(fieldName('maxAppointmentsPerDay')).toBe('Daily appointment limit')
  })
})
