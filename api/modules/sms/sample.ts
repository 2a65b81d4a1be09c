import { minute, now, type Sample } from '#api/testing/harness/samples/sample.ts'

export const sample: Sample = {
  rows: {
    SmsMessage: { businessId: 7, id: 1, kind: 'test', toNumber: '5550100200', body: 'Hi' },
    SmsOptOut: { businessId: 7, phoneNumber: '5550100200' },
    SmsReply: { businessId: 7, id: 1, fromNumber: '5550100200', body: 'C', providerSid: 'SM1' },
  },
  broken: {
    SmsMessage_toNumber_check: [{ toNumber: '' }],
    SmsMessage_body_check: [{ body: '' }],
    SmsMessage_kind_check: [{ kind: 'other' }],
    SmsMessage_appointment_check: [{ kind: 'reminder' }],
    SmsMessage_counts_check: [{ attempts: -1 }, { scheduleVersion: -1 }],
    SmsMessage_claimed_check: [{ state: 'CLAIMED', claimedAt: now }],
    SmsMessage_sent_check: [
      { state: 'SENT', sentAt: now },
      { state: 'DELIVERED' },
      { state: 'SENT', markedSentBy: 'Ada Tester' },
    ],
    SmsMessage_absentSince_check: [{ state: 'UNKNOWN', absentSince: now }],
    SmsMessage_markedSentBy_check: [
      { state: 'SENT', sentAt: now, providerSid: 'SM9', markedSentBy: ' ' },
      { state: 'UNKNOWN', markedSentBy: 'Ada Tester' },
    ],
    SmsOptOut_phoneNumber_check: [{ phoneNumber: '' }],
    SmsReply_fromNumber_check: [{ fromNumber: '' }],
    SmsReply_providerSid_check: [{ providerSid: '' }],
  },
  records: {
    SmsMessage: ({ world, business, customerId, mark }) =>
      world.prisma.smsMessage.create({
        data: { businessId: business.id, customerId, kind: 'test', toNumber: '5550100200', body: mark },
      }),
    SmsReply: ({ world, business, customerId, mark }) =>
      world.prisma.smsReply.create({
        data: {
          businessId: business.id,
          customerId,
          fromNumber: '+15550100200',
          body: mark,
          providerSid: `SM${mark}${business.id}`,
        },
      }),
  },
  insertMany: async ({ prisma, businessId, each, at, focus }) => {
    await prisma.smsMessage.createMany({
      data: each((i) => ({
        businessId,
        customerId: focus,
        kind: 'test',
        toNumber: '5550100',
        body: 'Hello',
        createdAt: at(-i * minute),
      })),
    })
    await prisma.smsReply.createMany({
      data: each((i) => ({
        businessId,
        customerId: focus,
        fromNumber: '+15550100200',
        body: 'Hello',
        providerSid: `SM${i}`,
        createdAt: at(-i * minute),
      })),
    })
    return {}
  },
  rules: {
    stopTexts: 'customer:write',
    resumeTexts: 'texts:resume',
    resendReminder: 'reminder:settle',
    markReminderSent: 'reminder:settle',
    updateSmsSettings: 'smsSettings:manage',
    sendTestSms: 'smsSettings:manage',
    checkSmsConnection: 'smsSettings:manage',
  },
  statements: {
    SmsSettingsScreenQuery: 6,
    UnknownRepliesPaginationQuery: 4,
    useReminderQuery: 2,
  },
}
