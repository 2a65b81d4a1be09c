import { hash, now, type Sample } from '#api/testing/harness/samples/sample.ts'

export const sample: Sample = {
  rows: {
    Business: { id: 7, name: 'A shop', updatedAt: now },
  },
  broken: {
    Business_name_check: [{ name: ' \t' }],
    Business_timeZone_check: [{ timeZone: '' }],
    Business_maxAppointmentsPerDay_check: [{ maxAppointmentsPerDay: 0 }, { maxAppointmentsPerDay: 21 }],
    Business_idleMinutes_check: [{ idleMinutes: 20 }],
    Business_email_check: [{ email: 'nobody' }],
    Business_twilioAuthToken_check: [{ twilioAuthTokenSealed: 'x' }],
    Business_calendarFeedHash_check: [{ calendarFeedHash: hash.toUpperCase() }],
  },
  rules: {
    updateBusiness: 'business:update',
  },
}
