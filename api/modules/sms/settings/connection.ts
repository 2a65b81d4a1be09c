import type { Context } from '#api/core/context/context.ts'
import { ownBusiness } from '#api/modules/business/service.ts'
import { smsAccountOf } from '#api/modules/sms/account.ts'
import type { AccountCheck } from '#api/modules/sms/gateway/smsGateway.ts'
import { credentialsStay } from '#api/modules/sms/settings/service.ts'

/** The results of a check by their names in the graph, and in REST. */
export const connectionTexts = {
  ACCEPTED: 'accepted',
  REFUSED: 'refused',
  FOREIGN_NUMBER: 'foreign_number',
  UNREACHABLE: 'unreachable',
  INCOMPLETE: 'incomplete',
  DEMO: 'demo',
} as const

export type Connection = keyof typeof connectionTexts

const words: Record<Connection, string> = {
  ACCEPTED: 'Twilio accepts the account and the phone number.',
  REFUSED: 'Twilio does not accept this Account SID and Auth Token.',
  FOREIGN_NUMBER: 'Twilio accepts the account, but this phone number does not belong to it.',
  UNREACHABLE: 'Twilio could not be reached, so nothing was checked. Try again later.',
  INCOMPLETE: 'There is nothing to check yet: Account SID, Auth Token and phone number are needed.',
  DEMO: 'The account of the demo is an example, so it is not checked.',
}

/** The result of a check. */
export interface Check {
  kind: Connection
  message: string
}

const connections: Record<AccountCheck, Connection> = {
  accepted: 'ACCEPTED',
  refused: 'REFUSED',
  'foreign-number': 'FOREIGN_NUMBER',
  unreachable: 'UNREACHABLE',
}

/** Limit of checks per business, because each is a request to the provider. */
const limit = { name: 'check-sms', points: 20, seconds: 300 }

async function connectionOf({ services, ctx }: Context): Promise<Connection> {
  const business = await ownBusiness(ctx)
  if (credentialsStay(business)) return 'DEMO'
  const account = smsAccountOf(services, business)
  if (!account) return 'INCOMPLETE'
  await services.throttle.take(limit, String(business.id))
  return connections[await services.sms.check(account)]
}

/**
 * Asks the provider about the stored account. Nothing is written, and no transaction is open during the call.
 * @throws RATE_LIMITED
 */
export async function checkConnection(context: Context): Promise<Check> {
  const kind = await connectionOf(context)
  return { kind, message: words[kind] }
}
