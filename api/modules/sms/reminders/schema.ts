import { z } from 'zod'
import { may } from '#api/core/auth/viewer.ts'
import { builder } from '#api/core/graph/builder.ts'
import { globalId, recordId } from '#api/core/graph/ids.ts'
import { mutation } from '#api/core/graph/mutation.ts'
import { businessField } from '#api/modules/business/payload.ts'
import { markReminderSent } from '#api/modules/sms/reminders/markSent.ts'
import { resendReminder } from '#api/modules/sms/reminders/resend.ts'
import { isUnsettled } from '#api/modules/sms/reminders/unsettled.ts'
import { SmsMessage } from '#api/modules/sms/schema.ts'
import { Notification } from '#api/modules/team/forYouSchema.ts'

builder.prismaObjectFields(SmsMessage, (t) => ({
  appointmentStartsAt: t.field({
    type: 'DateTime',
    nullable: true,
    description: 'The start of the appointment that a reminder tells of; null for other texts.',
    select: { appointment: { select: { startsAt: true } } },
    resolve: ({ appointment }) => appointment?.startsAt ?? null,
  }),
  canMarkSent: t.boolean({
    description:
      'Nobody knows whether this reminder went out, and the viewer may decide (docs/product/texts.md#nobody-knows).',
    resolve: (text, _args, { viewer }) => isUnsettled(text) && may(viewer, 'reminder:settle'),
  }),
  canSendAgain: t.boolean({
    description: 'As `canMarkSent`, and the appointment stands and is still ahead.',
    select: {
      appointment: { select: { status: true, scheduleVersion: true, startsAt: true, smsReminder: true } },
    },
    resolve: (text, _args, { viewer, ctx }) => {
      const { appointment } = text
      if (!appointment || !isUnsettled(text) || !may(viewer, 'reminder:settle')) return false
      const { status, scheduleVersion, startsAt, smsReminder } = appointment
      const stands = status === 'SCHEDULED' && smsReminder && scheduleVersion === text.scheduleVersion
      return stands && startsAt > ctx.now()
    },
  }),
}))

builder.prismaObjectFields(Notification, (t) => ({
  reminderToSettle: t.id({
    nullable: true,
    description:
      'Of `text-unknown`: the global id of the reminder that the viewer may send again or mark as sent; else null.',
    resolve: ({ kind, subject }, _args, { viewer }) =>
      kind === 'text-unknown' && may(viewer, 'reminder:settle')
        ? globalId('SmsMessage', Number(subject.split(':')[1]))
        : null,
  }),
}))

mutation('resendReminder', {
  authScopes: { can: 'reminder:settle' },
  description:
    'Sends a reminder once more of which nobody knows whether it went out; it may arrive twice. Only while the appointment stands and its start is ahead. CONFLICT when somebody else was first.',
  input: z.object({ id: recordId('SmsMessage', 'Text') }),
  resolve: ({ id }, context) => resendReminder(context, id),
  payload: (t) => ({
    smsMessage: t.field({ type: SmsMessage, resolve: (text) => text }),
    business: businessField(t),
  }),
})

mutation('markReminderSent', {
  authScopes: { can: 'reminder:settle' },
  description:
    'Notes that a reminder went out of which nobody knows, with the name of the viewer. CONFLICT when somebody else was first.',
  input: z.object({ id: recordId('SmsMessage', 'Text') }),
  resolve: ({ id }, { ctx }) => markReminderSent(ctx, id),
  payload: (t) => ({
    smsMessage: t.field({ type: SmsMessage, resolve: (text) => text }),
    business: businessField(t),
  }),
})
