import { AppError, found } from '#api/core/errors/errors.ts'
import type { BusinessContext } from '#api/core/tenancy/businessContext.ts'
import type { SmsMessage } from '#api/generated/client.ts'
import { stands } from '#api/modules/sms/reminders/lookUps.ts'

const week = 7 * 24 * 60 * 60 * 1000

const unsettledStatement = `SELECT message.id FROM "SmsMessage" message JOIN "ServiceAppointment" appointment
    ON appointment."businessId" = message."businessId" AND appointment.id = message."appointmentId"
  WHERE message."businessId" = $1 AND message.state = 'UNKNOWN' AND message."nextAttemptAt" IS NULL
    AND message.kind = 'reminder' AND message."createdAt" > $2 AND ${stands}
  ORDER BY appointment."startsAt", message.id LIMIT 50`

/** The ids of reminders of the last seven days whose outcome is unknown, at most 50, by start. */
export async function unsettledReminders(ctx: BusinessContext): Promise<number[]> {
  const since = new Date(ctx.now().getTime() - week)
  return (await ctx.sql<{ id: number }>(unsettledStatement, since)).map(({ id }) => id)
}

/** Whether the outcome is unknown and the look-ups are over, so that a user has to decide. */
export function isUnsettled({
  kind,
  state,
  nextAttemptAt,
}: Pick<SmsMessage, 'kind' | 'state' | 'nextAttemptAt'>): boolean {
  return kind === 'reminder' && state === 'UNKNOWN' && nextAttemptAt === null
}

/**
 * Finds a text by id.
 * @throws NOT_FOUND
 */
export async function findText(ctx: BusinessContext, id: number): Promise<SmsMessage> {
  return found('Text', await ctx.db.smsMessage.findFirst({ where: { id } }))
}

/** The error for a text that needs no decision any more, or not yet. */
export function settledConflict({ state, markedSentBy }: SmsMessage): AppError {
  const said = markedSentBy && `${markedSentBy} has already marked this reminder as sent.`
  const messages: Partial<Record<SmsMessage['state'], string>> = {
    SENT: said ?? 'This reminder was sent.',
    DELIVERED: 'This reminder was delivered.',
    CLAIMED: 'This reminder is being sent right now.',
    UNKNOWN: 'Cuecard is still asking the provider about this reminder.',
  }
  return new AppError('CONFLICT', messages[state] ?? 'This reminder has been dealt with.')
}
