import type { BusinessContext } from '#api/core/tenancy/businessContext.ts'
import { recordActivity } from '#api/modules/activities/service.ts'
import { addresseesOf } from '#api/modules/sms/addressees.ts'
import { optIn, optOut } from '#api/modules/sms/optOuts.ts'
import { type Meaning, meaningOfIncoming } from '#api/modules/sms/replies/keywords.ts'
import { notify } from '#api/modules/team/notifications.ts'

/** A text that the provider brings, as it says. */
export interface IncomingText {
  /** The provider's name for it. */
  sid: string
  /** The number it came from. */
  from: string
  body: string
  /** The provider's own judgement, if it has one: STOP, START or HELP. */
  optOutType: string
  /** How many pictures came with it. */
  pictures: number
}

/** A reply, and whose it is as far as that is known. */
interface Reply {
  id: number
  from: string
  body: string
  customerId: number | null
  /** Of the text that was sent to this number last. */
  appointmentId: number | null
}

const longestBody = 1600

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out.
const unprintable = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]|\p{Surrogate}/gu

function bodyOf({ body, pictures }: IncomingText): string {
  const text = body.replaceAll('\r\n', '\n').replace(unprintable, '').trim()
  const whole = text || (pictures > 0 ? '[A picture, without words]' : '')
  return [...whole].slice(0, longestBody).join('')
}

/**
 * Whose number it is: the customer who was texted there last, or else the newest who has it. Held, so that a customer
 * who is being deleted at this moment is none.
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
 * The appointment that is confirmed: the one whose reminder was sent to this number last, among those still ahead at
 * the time the reminder names; one not confirmed yet comes first. Confirming again keeps the first time.
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

/** Tells people of an answer. Of several from one person only the newest stays unread: the page has them all. */
async function tell(tx: BusinessContext, reply: Reply): Promise<void> {
  const { customerId, appointmentId, from } = reply
  const customer =
    customerId === null
      ? null
      : await tx.db.customer.findFirst({ where: { id: customerId }, select: { name: true } })
  const kind = 'customer-replied'
  const subject = customer ? `Customer:${customerId}` : `SmsReply:${reply.id}`
  const title = `${customer?.name ?? from} replied: ${reply.body.replace(/\s+/g, ' ') || 'nothing'}`
  for (const userId of await addresseesOf(tx, appointmentId)) {
    await tx.db.notification.deleteMany({ where: { userId, kind, subject, readAt: null } })
    await notify(tx, userId, { kind, title, subject })
  }
}

/** Does what the words ask for; whether a person should read it. */
async function obey(tx: BusinessContext, meaning: Meaning, reply: Reply): Promise<boolean> {
  if (meaning === 'stop') {
    await optOut(tx, reply.from)
    // "Cancel" may have meant the visit.
    return true
  }
  // Without an opt-out a "yes" is an answer to something else.
  if (meaning === 'start') return !(await optIn(tx, reply.from))
  if (meaning === 'confirm') return !(await confirm(tx, reply))
  return meaning !== 'help'
}

/**
 * Stores a reply and does what follows from it, once, however often the provider delivers it
 * (docs/decisions/0015-texts-once.md).
 */
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
