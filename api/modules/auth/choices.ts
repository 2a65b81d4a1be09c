import type { Ticket } from '#api/core/auth/choiceTokens.ts'
import { AppError } from '#api/core/platform/errors.ts'
import type { Services } from '#api/core/tenancy/context.ts'
import type { Account } from '#api/modules/auth/accounts.ts'

/** The refusal that lets the person choose: a ticket and a name for each business. */
export async function choice({ tickets, clock }: Services, accounts: Account[]): Promise<AppError> {
  const businesses = await Promise.all(
    accounts.map(async ({ businessId, id, tokenVersion, business: { name } }) => ({
      ticket: await tickets.sign({ businessId, userId: id, version: tokenVersion }, clock.now()),
      name,
    })),
  )
  return new AppError('CHOOSE_BUSINESS', { data: { businesses } })
}

// Kept a while beyond their time, should the clocks of several instances disagree.
const keptFor = 60 * 60 * 1000

/** Spends a ticket; false when it was spent before. Of several at once the database lets one through. */
export async function spend({ platform, clock }: Services, { id, expiresAt }: Ticket): Promise<boolean> {
  const { count } = await platform.usedTicket.createMany({ data: { id, expiresAt }, skipDuplicates: true })
  const longOver = new Date(clock.now().getTime() - keptFor)
  await platform.usedTicket.deleteMany({ where: { expiresAt: { lt: longOver } } })
  return count === 1
}
