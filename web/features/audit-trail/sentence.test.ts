import { describe, expect, it } from 'vitest'
import { type AuditedAction, deedOf, fieldName, untold } from './sentence.ts'

const act = (action: string, more: Partial<AuditedAction> = {}): AuditedAction => ({
  action,
  subject: 'User:12',
  subjectName: 'Sam Signer',
  changes: [],
  ...more,
})
const role = { field: 'role', before: 'EMPLOYEE', after: 'MANAGER' }

describe('a sentence of the audit trail', () => {
  it('tells one change whole', () => {
    const entry = act('team:update', { changes: [role] })
    expect(deedOf(entry)).toBe('changed Sam Signer’s role from employee to manager')
    expect(untold(entry)).toEqual([])
  })

  it('counts several, which are then told one by one', () => {
    const entry = act('team:update', {
      changes: [role, { field: 'email', before: null, after: 'a@b.example' }],
    })
    expect(deedOf(entry)).toBe('changed 2 things about Sam Signer')
    expect(untold(entry)).toHaveLength(2)
  })

  it.each([
    ['team:changePassword', {}, 'gave Sam Signer a new password'],
    ['business:suspend', { subject: 'Business:5', subjectName: 'Chalk' }, 'suspended Chalk'],
    [
      'business:setSubscription',
      {
        subjectName: 'Chalk',
        changes: [{ field: 'subscriptionStatus', before: 'ACTIVE', after: 'CANCELLED' }],
      },
      'changed Chalk’s subscription from active to cancelled',
    ],
    ['business:update', { subject: 'Business:5', subjectName: null }, 'changed the business'],
    ['sms-settings:update', { subject: 'Business:5', subjectName: null }, 'changed the SMS settings'],
    ['strange:thing', { subject: 'Lamp:3', subjectName: null }, 'changed Lamp:3'],
    [
      'business:update',
      {
        subject: 'Business:5',
        subjectName: 'Pools',
        changes: [{ field: 'phone', before: '', after: '5550100' }],
      },
      'changed Pools’ phone from nothing to 5550100',
    ],
  ])('says of %s what was done', (action, more, sentence) => {
    expect(deedOf(act(action, more))).toBe(sentence)
  })

  it('names fields as people do', () => {
    expect(fieldName('maxAppointmentsPerDay')).toBe('Max appointments per day')
  })
})
