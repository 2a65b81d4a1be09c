import { describe, expect, it } from 'vitest'
import { type AuditedAction, describeAction, fieldName, remainingChanges } from './sentence.ts'

const act = (action: AuditedAction['action'], more: Partial<AuditedAction> = {}): AuditedAction => ({
  action,
  subjectType: 'User',
  subjectName: 'Sam Signer',
  changes: [],
  ...more,
})
const role = { field: 'role', before: 'EMPLOYEE', after: 'MANAGER' }

describe('a sentence of the audit trail', () => {
  it('tells one change whole', () => {
    const entry = act('TEAM_UPDATE', { changes: [role] })
    expect(describeAction(entry)).toBe('changed Sam Signer’s role from employee to manager')
    expect(remainingChanges(entry)).toEqual([])
  })

  it('counts several, which are then told one by one', () => {
    const entry = act('TEAM_UPDATE', {
      changes: [role, { field: 'email', before: null, after: 'a@b.example' }],
    })
    expect(describeAction(entry)).toBe('changed 2 things about Sam Signer')
    expect(remainingChanges(entry)).toHaveLength(2)
  })

  it.each<[AuditedAction['action'], Partial<AuditedAction>, string]>([
    ['TEAM_CHANGE_PASSWORD', {}, 'gave Sam Signer a new password'],
    ['BUSINESS_SUSPEND', { subjectType: 'Business', subjectName: 'Chalk' }, 'suspended Chalk'],
    [
      'BUSINESS_SET_SUBSCRIPTION',
      {
        subjectName: 'Chalk',
        changes: [{ field: 'subscriptionStatus', before: 'ACTIVE', after: 'CANCELLED' }],
      },
      'changed Chalk’s subscription from active to cancelled',
    ],
    ['BUSINESS_UPDATE', { subjectType: 'Business', subjectName: null }, 'changed the business'],
    ['SMS_SETTINGS_UPDATE', { subjectType: 'Business', subjectName: null }, 'changed the SMS settings'],
    [
      'BUSINESS_UPDATE',
      { changes: [{ field: 'isGamificationEnabled', before: 'true', after: 'false' }] },
      'switched the team board off',
    ],
    [
      'INTEREST_OPTION_REORDER',
      {
        changes: [
          { field: 'order', before: '["Repair","Covers","Darts"]', after: '["Covers","Repair","Darts"]' },
        ],
      },
      'moved “Covers” above “Repair”',
    ],
    [
      'INTEREST_OPTION_REORDER',
      {
        changes: [
          { field: 'order', before: '["Repair","Covers","Darts"]', after: '["Covers","Darts","Repair"]' },
        ],
      },
      'moved “Repair” to the end',
    ],
    [
      'INTEREST_OPTION_REORDER',
      { changes: [{ field: 'order', before: '["A","B","C","D"]', after: '["D","C","B","A"]' }] },
      'changed the order of the interest options',
    ],
    ['OTHER', { subjectType: null, subjectName: null }, 'changed something'],
    [
      'BUSINESS_UPDATE',
      {
        subjectType: 'Business',
        subjectName: 'Pools',
        changes: [{ field: 'phone', before: '', after: '5550100' }],
      },
      'changed Pools’ phone from nothing to 5550100',
    ],
  ])('says of %s what was done', (action, more, sentence) => {
    expect(describeAction(act(action, more))).toBe(sentence)
  })

  it('names fields as people do', () => {
    expect(fieldName('maxAppointmentsPerDay')).toBe('Daily appointment limit')
  })
})
