import DataLoader from 'dataloader'
import type { SmsState } from '#api/core/database/generated/enums.ts'
import type { BusinessContext } from '#api/core/tenancy/businessContext.ts'
import type { Context } from '#api/core/tenancy/context.ts'
import type { AppointmentRow } from '#api/modules/appointments/states.ts'

/** The state of a reminder, as the graph shows it. */
export const reminderStates = {
  OFF: { description: 'No reminder is sent.' },
  PENDING: { description: 'The reminder is sent 24 hours before the appointment.' },
  SENT: { description: 'The provider has accepted the reminder.' },
  DELIVERED: { description: "The reminder has reached the customer's phone." },
  CONFIRMED: { description: 'The customer has confirmed the appointment.' },
  FAILED: { description: 'The reminder could not be sent or delivered; `reminderProblem` says why.' },
  UNKNOWN: {
    description:
      'The reminder may have been sent. Cuecard asks the provider; if that does not settle it, a manager decides.',
  },
} as const

interface Reminder {
  state: keyof typeof reminderStates
  problem: string | null
}

interface Text {
  id: number
  state: SmsState
  errorReason: string | null
}

const textsStatement = `SELECT appointment.id, message.state, message."errorReason"
  FROM "ServiceAppointment" appointment JOIN "SmsMessage" message
    ON message."businessId" = $1 AND message."appointmentId" = appointment.id AND message.kind = 'reminder'
   AND message."scheduleVersion" = appointment."scheduleVersion"
 WHERE appointment."businessId" = $1 AND appointment.id = ANY ($2)`

async function textsOf(ctx: BusinessContext, ids: readonly number[]): Promise<(Text | null)[]> {
  const texts = new Map<number, Text>()
  for (const text of await ctx.sql<Text>(textsStatement, [...new Set(ids)])) texts.set(text.id, text)
  return ids.map((id) => texts.get(id) ?? null)
}

const loaders = new WeakMap<Context, DataLoader<number, Text | null>>()

/** Loads the reminders of all appointments in a response together, once for both fields. */
function loaderOf(context: Context): DataLoader<number, Text | null> {
  const known = loaders.get(context)
  if (known) return known
  const loader = new DataLoader<number, Text | null>((ids) => textsOf(context.ctx, ids), { cache: false })
  loaders.set(context, loader)
  return loader
}

/** The reminder of an appointment's current time. */
export async function reminderOf(context: Context, appointment: AppointmentRow): Promise<Reminder> {
  const { id, smsReminder, reminderSent, confirmedAt, status, startsAt } = appointment
  if (confirmedAt) return { state: 'CONFIRMED', problem: null }
  const text = await loaderOf(context).load(id)
  const problem = text?.errorReason ?? null
  if (text?.state === 'FAILED' || text?.state === 'UNKNOWN') return { state: text.state, problem }
  if (text?.state === 'DELIVERED') return { state: 'DELIVERED', problem: null }
  if (text?.state === 'SENT' || reminderSent) return { state: 'SENT', problem: null }
  const ahead = status === 'SCHEDULED' && startsAt > context.ctx.now()
  return { state: smsReminder && ahead ? 'PENDING' : 'OFF', problem: null }
}

const sending = `SELECT "smsEnabled" AND "twilioAccountSid" IS NOT NULL AND "twilioAuthTokenSealed" IS NOT NULL
  AND "twilioPhoneNumber" IS NOT NULL AS possible FROM "Business" WHERE id = $1`

/** Whether the business can send texts: SMS is enabled and the SMS provider account is complete. */
export async function canSendTexts(ctx: BusinessContext): Promise<boolean> {
  const [business] = await ctx.sql<{ possible: boolean }>(sending)
  return business?.possible === true
}
