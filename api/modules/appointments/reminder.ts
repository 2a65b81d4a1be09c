import DataLoader from 'dataloader'
import type { Context } from '#api/core/context/context.ts'
import type { BusinessContext } from '#api/core/tenancy/businessContext.ts'
import { e164 } from '#api/core/text/e164.ts'
import type { SmsState } from '#api/generated/enums.ts'
import type { AppointmentRow } from '#api/modules/appointments/states.ts'

/** The state of a reminder, as the graph shows it. */
export const reminderStates = {
  OFF: { description: 'No reminder is sent.' },
  PENDING: {
    description:
      'The reminder is sent 24 hours before the appointment, unless `reminderProblem` names an obstacle.',
  },
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

/** What is known of the reminder of an appointment: its text, if there is one, and whether one can be sent. */
interface Delivery {
  id: number
  state: SmsState | null
  errorReason: string | null
  phoneNumber: string
  sendsTexts: boolean
  hasStopped: boolean
}

/** The condition under which a business can send texts: SMS is enabled and the provider account is complete. */
const sendsTexts = `business."smsEnabled" AND business."twilioAccountSid" IS NOT NULL
  AND business."twilioAuthTokenSealed" IS NOT NULL AND business."twilioPhoneNumber" IS NOT NULL`

const deliveriesStatement = `SELECT appointment.id, message.state, message."errorReason",
       customer."phoneNumber", ${sendsTexts} AS "sendsTexts", stopped."phoneNumber" IS NOT NULL AS "hasStopped"
  FROM "ServiceAppointment" appointment
  JOIN "Business" business ON business.id = $1
  JOIN "Customer" customer ON customer."businessId" = $1 AND customer.id = appointment."customerId"
  LEFT JOIN "SmsOptOut" stopped ON stopped."businessId" = $1
   AND stopped."phoneNumber" = '+1' || customer."phoneNumber"
  LEFT JOIN "SmsMessage" message ON message."businessId" = $1 AND message."appointmentId" = appointment.id
   AND message.kind = 'reminder' AND message."scheduleVersion" = appointment."scheduleVersion"
 WHERE appointment."businessId" = $1 AND appointment.id = ANY ($2)`

async function deliveriesOf(ctx: BusinessContext, ids: readonly number[]): Promise<(Delivery | null)[]> {
  const deliveries = new Map<number, Delivery>()
  for (const delivery of await ctx.sql<Delivery>(deliveriesStatement, [...new Set(ids)])) {
    deliveries.set(delivery.id, delivery)
  }
  return ids.map((id) => deliveries.get(id) ?? null)
}

const loaders = new WeakMap<Context, DataLoader<number, Delivery | null>>()

/** Loads the reminders of all appointments in a response together, once for both fields. */
function loaderOf(context: Context): DataLoader<number, Delivery | null> {
  const known = loaders.get(context)
  if (known) return known
  const loader = new DataLoader<number, Delivery | null>((ids) => deliveriesOf(context.ctx, ids), {
    cache: false,
  })
  loaders.set(context, loader)
  return loader
}

/** The reminder of an appointment's current time. */
export async function reminderOf(context: Context, appointment: AppointmentRow): Promise<Reminder> {
  const { id, smsReminder, reminderSent, confirmedAt, status, startsAt } = appointment
  if (confirmedAt) return { state: 'CONFIRMED', problem: null }
  const delivery = await loaderOf(context).load(id)
  const problem = delivery?.errorReason ?? null
  if (delivery?.state === 'FAILED' || delivery?.state === 'UNKNOWN') return { state: delivery.state, problem }
  if (delivery?.state === 'DELIVERED') return { state: 'DELIVERED', problem: null }
  if (delivery?.state === 'SENT' || reminderSent) return { state: 'SENT', problem: null }
  const ahead = status === 'SCHEDULED' && startsAt > context.ctx.now()
  return smsReminder && ahead
    ? { state: 'PENDING', problem: delivery && obstacle(delivery) }
    : { state: 'OFF', problem: null }
}

/** Why a pending reminder will not be sent as things are; null if it will. */
function obstacle({ sendsTexts, hasStopped, phoneNumber }: Delivery): string | null {
  if (!sendsTexts) return 'SMS is off'
  if (hasStopped) return 'The customer has opted out of texts'
  return e164(phoneNumber) === null ? 'The phone number cannot receive texts' : null
}
