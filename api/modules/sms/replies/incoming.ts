import type { BusinessContext } from '#api/core/tenancy/businessContext.ts'
import { canonical } from '#api/core/text/canonical.ts'
import { recordActivity } from '#api/modules/activities/service.ts'
import { addresseesOf } from '#api/modules/sms/addressees.ts'
import { shownNumber } from '#api/modules/sms/numbers.ts'
import { optIn, optOut } from '#api/modules/sms/opt-outs/optOuts.ts'
import { type Meaning, meaningOfIncoming } from '#api/modules/sms/replies/keywords.ts'
import { notify } from '#api/modules/team/notifications/notify.ts'

/** An incoming text, as the provider delivers it. */
export interface IncomingText {
  /** The provider's message id. */
  sid: string
  /** The sender's number. */
  from: string
  body: string
  /** The provider's own classification, if any: STOP, START or HELP. */
  optOutType: string
  pictures: number
}

/** A reply, with its sender as far as it is known. */
interface Reply {
  id: number
  from: string
  body: string
  customerId: number | null
  /** The appointment of the last text that was sent to this number. */
  appointmentId: number | null
}

const longestBody = 1600

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out.
const unprintable = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]|\p{Surrogate}/gu

function bodyOf({ body, pictures }: IncomingText): string {
  const text = canonical(body.replace(/\r\n?/g, '\n').replace(unprintable, ''))
  const whole = text || (pictures > 0 ? '[A picture, without words]' : '')
  // Cutting may leave half of an emoji's sequence behind.
  return canonical([...whole].slice(0, longestBody).join(''))
}

/**
 * Finds the sender: the customer who was last texted at this number, else the newest customer with the number. Locks
 * the customer; one that is being deleted does not count.
 */
async function senderOf(tx: BusinessContext, from: string) {
  const texted = await tx.sql<{ customerId: number; appointmentId: number | null }>(
    `SELECT c.id AS "customerId", m."appointmentId" FROM "SmsMessage" m
       JOIN "Customer" c ON c."businessId" = m."businessId" AND c.id = m."customerId"
      WHERE m."businessId" = $1 AND m."toNumber" = $2
      ORDER BY m."createdAt" DESC, m.id DESC LIMIT 1 FOR KEY SHARE OF c`,
    from,
  )
  if (texted[0]) return texted[0]
  const named = await tx.sql<{ customerId: number }>(
    `SELECT id AS "customerId" FROM "Customer" WHERE "businessId" = $1 AND "phoneNumber" = $2
      ORDER BY id DESC LIMIT 1 FOR KEY SHARE`,
    from.replace(/^\+1(?=\d{10}$)/, ''),
  )
  return { customerId: named[0]?.customerId ?? null, appointmentId: null }
}

/**
 * Confirms an appointment: the one whose reminder was last sent to this number, among future ones at the time that
 * the reminder names; unconfirmed ones come first. A repeated confirmation keeps the first time.
 */
async function confirm(tx: BusinessContext, { from }: Reply): Promise<boolean> {
  const [found] = await tx.sql<{ id: number; customerId: number; description: string; isNew: boolean }>(
    `WITH asked AS (
       SELECT a.id, a."confirmedAt" IS NULL AS "isNew" FROM "SmsMessage" m
         JOIN "ServiceAppointment" a ON a."businessId" = m."businessId" AND a.id = m."appointmentId"
        WHERE m."businessId" = $1 AND m."toNumber" = $2 AND m.kind = 'reminder'
          AND m.state IN ('CLAIMED', 'SENT', 'DELIVERED', 'UNKNOWN')
          AND (m."scheduleVersion" = a."scheduleVersion" OR a."reminderSent")
          AND a.status = 'SCHEDULED' AND a."startsAt" > $3::timestamptz
        ORDER BY a."confirmedAt" IS NOT NULL, coalesce(m."sentAt", m."claimedAt", m."createdAt") DESC, a.id
        LIMIT 1 FOR UPDATE OF a)
     UPDATE "ServiceAppointment" a
        SET "confirmedAt" = coalesce(a."confirmedAt", $3::timestamptz), "updatedAt" = $3::timestamptz
       FROM asked WHERE a."businessId" = $1 AND a.id = asked.id
     RETURNING a.id, a."customerId", a.description, asked."isNew"`,
    from,
    tx.now(),
  )
  if (found?.isNew) {
    await recordActivity(tx, {
      customerId: found.customerId,
      subject: `ServiceAppointment:${found.id}`,
      type: 'MEETING',
      description: `Appointment confirmed by text: ${found.description}`,
    })
  }
  return found !== undefined
}

/**
 * Notifies users of a reply. Only the newest of several replies from one sender stays unread, because the customer's
 * page shows all of them.
 */
async function tell(tx: BusinessContext, reply: Reply): Promise<void> {
  const { customerId, appointmentId, from } = reply
  const customer =
    customerId === null
      ? null
      : await tx.db.customer.findFirst({ where: { id: customerId }, select: { id: true, name: true } })
  const kind = 'customer-replied'
  const subject = customer ? (`Customer:${customer.id}` as const) : (`SmsReply:${reply.id}` as const)
  const title = `${customer?.name ?? shownNumber(from)} replied: ${reply.body.replace(/\s+/g, ' ') || 'nothing'}`
  for (const userId of await addresseesOf(tx, appointmentId)) {
    await tx.db.notification.deleteMany({ where: { userId, kind, subject, readAt: null } })
    await notify(tx, userId, { kind, title, subject })
  }
}

/** Acts on the meaning of a reply; resolves to whether users should be notified. */
async function obey(tx: BusinessContext, meaning: Meaning, reply: Reply): Promise<boolean> {
  if (meaning === 'stop') {
    await optOut(tx, reply.from)
    // "Cancel" may refer to the appointment.
    return true
  }
  // Without an opt-out, a "yes" answers something else.
  if (meaning === 'start') return !(await optIn(tx, reply.from))
  if (meaning === 'confirm') return !(await confirm(tx, reply))
  return meaning !== 'help'
}

/**
 * Opts the number of a text in or out without storing the text, for a business that receives too many. Resolves to
 * whether the text said either.
 */
export async function takeOptOut(ctx: BusinessContext, text: IncomingText): Promise<boolean> {
  const meaning = meaningOfIncoming({ body: bodyOf(text), optOutType: text.optOutType })
  if (meaning === 'stop') await optOut(ctx, text.from)
  if (meaning === 'start') await optIn(ctx, text.from)
  return meaning === 'stop' || meaning === 'start'
}

/** Stores a reply and acts on it once, however often the provider delivers it (docs/decisions/0015-texts-once.md). */
export function takeIncoming(ctx: BusinessContext, text: IncomingText): Promise<void> {
  return ctx.transaction(async (tx) => {
    const body = bodyOf(text)
    const sender = await senderOf(tx, text.from)
    const [stored] = await tx.sql<{ id: number }>(
      `INSERT INTO "SmsReply" ("businessId", "customerId", "fromNumber", body, "providerSid", "createdAt")
       VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT ("businessId", "providerSid") DO NOTHING RETURNING id`,
      ...[sender.customerId, text.from, body, text.sid, tx.now()],
    )
    if (!stored) return
    const reply = { ...sender, id: stored.id, from: text.from, body }
    const meaning = meaningOfIncoming({ body, optOutType: text.optOutType })
    if (await obey(tx, meaning, reply)) await tell(tx, reply)
  })
}
