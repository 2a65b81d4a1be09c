import type { Services } from '#api/core/context/services.ts'
import { AppError } from '#api/core/errors/errors.ts'
import type { SignInAccount } from '#api/modules/auth/sign-in/accounts.ts'
import { signChoice } from '#api/modules/auth/sign-in/choiceTokens.ts'

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
