import type { Services } from '#api/core/context/services.ts'
import { AppError } from '#api/core/errors/errors.ts'
import type { SignInAccount } from '#api/modules/auth/sign-in/accounts.ts'
import { type ChoiceToken, signChoice } from '#api/modules/auth/sign-in/choiceTokens.ts'

/** The error that lets the user choose a business: a choice token and a name for each. */
export async function choice({ signed, clock }: Services, accounts: SignInAccount[]): Promise<AppError> {
  const businesses = await Promise.all(
    accounts.map(async ({ businessId, id, tokenVersion, business: { name } }) => ({
      choiceToken: await signChoice(signed, { businessId, userId: id, version: tokenVersion }, clock.now()),
      name,
    })),
  )
  return new AppError('CHOOSE_BUSINESS', { data: { businesses } })
}

// Rows are kept for a while after they expire, because the clocks of several instances may differ.
const keptFor = 60 * 60 * 1000

/**
 * Marks a choice token as used; resolves to false when it was used before. The database lets only one of several concurrent
 * uses through.
 */
export async function spend(
  { platform, clock }: Services,
  { id, expiresAt }: Pick<ChoiceToken, 'id' | 'expiresAt'>,
): Promise<boolean> {
  const { count } = await platform.usedTicket.createMany({ data: { id, expiresAt }, skipDuplicates: true })
  const longOver = new Date(clock.now().getTime() - keptFor)
  await platform.usedTicket.deleteMany({ where: { expiresAt: { lt: longOver } } })
  return count === 1
}
