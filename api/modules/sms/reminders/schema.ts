import { z } from 'zod'
import { builder } from '#api/core/graph/builder.ts'
import { globalId, recordId } from '#api/core/graph/ids.ts'
import { mutation } from '#api/core/graph/mutation.ts'
import { may } from '#api/core/viewer/viewer.ts'
import { recordPayload } from '#api/modules/business/payload.ts'
import { markReminderSent } from '#api/modules/sms/reminders/markSent.ts'
import { resendReminder } from '#api/modules/sms/reminders/resend.ts'
import { isUnsettled } from '#api/modules/sms/reminders/unsettled.ts'
import { SmsMessage } from '#api/modules/sms/schema.ts'
import { Notification } from '#api/modules/team/notifications/schema.ts'

builder.prismaObjectFields(SmsMessage, (t) => ({
  appointmentStartsAt: t.field({
    type: 'DateTime',
    nullable: true,
    description: "The start of the reminder's appointment; null for other texts.",
    select: { appointment: { select: { startsAt: true } } },
    resolve: ({ appointment }) => appointment?.startsAt ?? null,
  }),
  canMarkSent: t.boolean({
    description: 'Whether the viewer may mark this reminder of unknown state as sent.',
    resolve: (text, _args, { viewer }) => isUnsettled(text) && may(viewer, 'reminder:settle'),
  }),
  canSendAgain: t.boolean({
    description:
      'Whether the viewer may send this reminder of unknown state again, before the start of the appointment.',
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
      'The id of the reminder that the viewer may send again or mark as sent, when the kind is TEXT_UNKNOWN; otherwise null.',
    resolve: ({ kind, subject }, _args, { viewer }) =>
      kind === 'text-unknown' && may(viewer, 'reminder:settle')
        ? globalId('SmsMessage', Number(subject.split(':')[1]))
        : null,
  }),
}))

mutation('resendReminder', {
  authScopes: { can: 'reminder:settle' },
  description:
    'Sends a reminder of unknown state again, so that it may arrive twice. Only before the start of an appointment that is not cancelled. CONFLICT when another user has settled it.',
  input: z.object({ id: recordId('SmsMessage', 'Text') }),
  resolve: ({ id }, context) => resendReminder(context, id),
  payload: recordPayload('smsMessage', SmsMessage),
})

mutation('markReminderSent', {
  authScopes: { can: 'reminder:settle' },
  description:
    "Records in the viewer's name that a reminder of unknown state was sent. CONFLICT when another user has settled it.",
  input: z.object({ id: recordId('SmsMessage', 'Text') }),
  resolve: ({ id }, { ctx }) => markReminderSent(ctx, id),
  payload: recordPayload('smsMessage', SmsMessage),
})
