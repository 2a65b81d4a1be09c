import { describe, expect, it } from 'vitest'
import { type AuditChange, type AuditedAction, changeText, describeAction, untold } from './sentence.ts'

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
const lamp = { subjectType: 'HotBoardItem', subjectName: 'Lamp' } as const
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

  it.each<[AuditedAction['action'], AuditChange, string]>([
    ['HOT_BOARD_UPDATE', { field: 'priority', before: 'HIGH', after: 'URGENT' }, 'High → Urgent'],
    ['TEAM_UPDATE', { field: 'email', before: 'a@b.example', after: null }, 'a@b.example → none'],
    ['WEBHOOK_DELETE', { field: 'description', before: 'Web shop', after: null }, 'Web shop'],
    ['SMS_SETTINGS_UPDATE', { field: 'authToken', before: null, after: 'set' }, 'set'],
    ['SMS_SETTINGS_UPDATE', { field: 'authToken', before: 'set', after: 'set anew' }, 'replaced'],
    ['SMS_SETTINGS_UPDATE', { field: 'authToken', before: 'set', after: null }, 'removed'],
  ])('lists a change of %s with its values', (action, change, text) => {
    expect(changeText(act(action), change)).toBe(text)
  })

  it.each<[AuditedAction['action'], AuditChange[], string]>([
    ['HOT_BOARD_CREATE', [made('title', 'Desk')], 'put “Desk” on the hot board'],
    [
      'HOT_BOARD_UPDATE',
      [
        { field: 'title', before: 'Desk', after: 'Lamp' },
        { field: 'priority', before: 'LOW', after: 'HIGH' },
      ],
      'changed 2 things about “Desk”',
    ],
    ['HOT_BOARD_REOPEN', [], 'put “Lamp” back on the hot board'],
  ])('names the record of %s as it was, if the entry tells', (action, changes, sentence) => {
    expect(describeAction(act(action, { ...lamp, changes }))).toBe(sentence)
  })

  it('says who signed in, and lists the reason of a refusal', () => {
    expect(describeAction(act('SIGN_IN_SUCCEED'))).toBe('signed in')
    expect(describeAction(act('TEAM_RESET_PASSWORD'))).toBe('chose a new password by a mailed link')
    const entry = act('SIGN_IN_REFUSE', { changes: [made('reason', 'wrong password')] })
    expect(describeAction(entry)).toBe('refused a sign-in of Sam Signer')
    expect(untold(entry).map((change) => changeText(entry, change))).toEqual(['wrong password'])
  })

  it('names a new member as they were added', () => {
    const changes = [made('firstName', 'Kim'), made('lastName', 'Ray')]
    expect(describeAction(act('TEAM_ADD', { changes }))).toBe('added Kim Ray to the team')
  })

  it('lists a long value below', () => {
    const change = { field: 'description', before: 'By the door', after: 'At the till' }
    const entry = act('HOT_BOARD_UPDATE', {
      subjectType: 'HotBoardItem',
      subjectName: 'Lamp',
      changes: [change],
    })
    expect(describeAction(entry)).toBe('changed the description of “Lamp”')
    expect(untold(entry)).toEqual([change])
  })

  it('tells of a new member what the name leaves out', () => {
    const changes = [made('email', 'a@b.example'), made('lastName', 'Signer'), made('role', 'EMPLOYEE')]
    expect(untold(act('TEAM_ADD', { changes })).map(({ field }) => field)).toEqual(['role', 'email'])
  })

  const webhook = { subjectType: 'WebhookEndpoint', subjectName: null } as const
  const order = (before: string[], after: string[]) => [
    { field: 'order', before: JSON.stringify(before), after: JSON.stringify(after) },
  ]
  it.each<[AuditedAction['action'], Partial<AuditedAction>, string]>([
    ['TEAM_CHANGE_PASSWORD', {}, 'gave Sam Signer a new password'],
    ['TEAM_REMOVE_SECOND_FACTOR', {}, 'removed the second factor of Sam Signer'],
    ['TEAM_REMOVE_SECOND_FACTOR', { actorName: 'Sam Signer' }, 'removed their second factor'],
    ['TEAM_END_SESSION', { actorName: 'Sam Signer' }, 'signed themselves out elsewhere'],
    ['BUSINESS_EXPORT', { subjectType: 'Business', subjectName: 'Chalk' }, 'downloaded all data of Chalk'],
    ['BUSINESS_SUSPEND', { subjectType: 'Business', subjectName: 'Chalk' }, 'suspended Chalk'],
    [
      'BUSINESS_SET_SUBSCRIPTION',
      {
        subjectType: 'Business',
        subjectName: 'Chalk',
        changes: [{ field: 'subscriptionStatus', before: 'ACTIVE', after: 'CANCELLED' }],
      },
      'changed Chalk’s subscription from Active to Cancelled',
    ],
    ['BUSINESS_UPDATE', { subjectType: 'Business', subjectName: null }, 'changed the business'],
    [
      'BUSINESS_UPDATE',
      {
        subjectType: 'Business',
        subjectName: 'Chalk',
        changes: [{ field: 'name', before: 'Chalk', after: 'Cue' }],
      },
      'renamed the business “Chalk” to “Cue”',
    ],
    [
      'TEAM_UPDATE',
      { changes: [{ field: 'email', before: 'a@b.example', after: null }] },
      'removed Sam Signer’s email, a@b.example',
    ],
    [
      'HOT_BOARD_UPDATE',
      { ...lamp, changes: [{ field: 'priority', before: 'HIGH', after: 'URGENT' }] },
      'changed the priority of “Lamp” from High to Urgent',
    ],
    [
      'HOT_BOARD_UPDATE',
      { ...lamp, changes: [{ field: 'assignedTo', before: '', after: 'Noor Nelson' }] },
      'assigned “Lamp” to Noor Nelson',
    ],
    [
      'HOT_BOARD_UPDATE',
      { ...lamp, changes: [{ field: 'assignedTo', before: 'all', after: 'Noor Nelson' }] },
      'assigned “Lamp” to Noor Nelson instead of everyone',
    ],
    [
      'WEBHOOK_UPDATE',
      { ...webhook, changes: [{ field: 'isActive', before: 'true', after: 'false' }] },
      'switched a webhook off',
    ],
    [
      'WEBHOOK_UPDATE',
      { ...webhook, changes: [{ field: 'url', before: 'https://a.example', after: 'https://b.example' }] },
      'changed the address of a webhook from https://a.example to https://b.example',
    ],
    [
      'FOLLOW_UP_PLAN_UPDATE',
      {
        subjectType: 'FollowUpStep',
        subjectName: null,
        changes: [{ field: 'isActive', before: 'false', after: 'true' }],
      },
      'switched a follow-up step on',
    ],
    [
      'FOLLOW_UP_PLAN_UPDATE',
      {
        subjectType: 'FollowUpStep',
        subjectName: null,
        changes: [{ field: 'dayNumber', before: '14', after: '0' }],
      },
      'changed the day of a follow-up step from 14 to 0',
    ],
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
      'set the phone of the business to (585)555-0100',
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
      'deactivated Sam Signer and handed over 2 hot board items and 1 task to Noor Nelson',
    ],
    [
      'TEAM_DEACTIVATE',
      {
        changes: [made('handedOver', '{"to":"Noor Nelson","tasks":1,"hotBoardItems":0,"vendorContacts":0}')],
      },
      'handed over 1 task of Sam Signer to Noor Nelson',
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
      'applied the plan to customers with the status Not in market: 3 follow-ups added, 1 cancelled',
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
