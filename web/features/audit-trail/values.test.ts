import { describe, expect, it } from 'vitest'
import { fieldName, valueText } from './values.ts'

const zone = 'America/New_York'

describe('a value of the audit trail', () => {
  it('has the format that people know', () => {
    expect(valueText('createdAt', '2026-11-22T11:32:44.973Z', zone)).toBe('Nov 22, 2026, 6:32 AM')
    expect(valueText('twilioPhoneNumber', '+15855550100', zone)).toBe('(585)555-0100')
    expect(valueText('order', '["A","B"]', zone)).toBe('A, B')
    expect(valueText('handedOver', '{"to":"Noor","hotBoardItems":2}', zone)).toBe(
      'to Noor, hot board items 2',
    )
    expect(valueText('businessType', 'RETAIL', zone)).toBe('Retail')
    expect(valueText('customerStatus', 'NOT_IN_MARKET', zone)).toBe('Not in market')
    expect(valueText('description', 'TV', zone)).toBe('TV')
    expect(valueText('events', 'text.sent, follow_up.skipped', zone)).toBe('text sent, follow up skipped')
    expect(valueText('timeZone', 'America/New_York', zone)).toBe('New York')
    expect(valueText('isActive', 'false', zone)).toBe('Off')
    expect(valueText('assignedTo', 'all', zone)).toBe('everyone')
    expect(valueText('description', '[not a list', zone)).toBe('[not a list')
  })

  it('stands beside a field that is named as people do', () => {
    expect(fieldName('maxAppointmentsPerDay')).toBe('Daily appointment limit')
  })
})
