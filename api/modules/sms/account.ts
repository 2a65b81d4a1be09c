import type { Seals } from '#api/core/auth/sealing.ts'
import type { Business } from '#api/generated/client.ts'
import type { SmsAccount } from '#api/modules/sms/gateway/smsGateway.ts'

/** The columns of a business that its account with the provider needs. */
export type AccountFields = Pick<
  Business,
  'id' | 'twilioAccountSid' | 'twilioAuthTokenSealed' | 'twilioPhoneNumber'
>

export const smsAccountFields = {
  id: true,
  twilioAccountSid: true,
  twilioAuthTokenSealed: true,
  twilioPhoneNumber: true,
} as const

/** The reason why an account cannot be used. */
export type AccountGap = 'account-sid' | 'auth-token' | 'sealed-token' | 'phone-number'

/**
 * The account of a business, or what is missing from it. `sealed-token` means that the server's secret has changed.
 */
export function readAccount(
  { seals }: { seals: Seals },
  { id, twilioAccountSid, twilioAuthTokenSealed, twilioPhoneNumber }: AccountFields,
): { account: SmsAccount; gaps: [] } | { account: null; gaps: AccountGap[] } {
  const authToken = twilioAuthTokenSealed && seals.open('twilio-auth-token', id, twilioAuthTokenSealed)
  if (twilioAccountSid && authToken && twilioPhoneNumber) {
    return { account: { accountSid: twilioAccountSid, authToken, from: twilioPhoneNumber }, gaps: [] }
  }
  const gaps: AccountGap[] = []
  if (!twilioAccountSid) gaps.push('account-sid')
  if (!authToken) gaps.push(twilioAuthTokenSealed ? 'sealed-token' : 'auth-token')
  if (!twilioPhoneNumber) gaps.push('phone-number')
  return { account: null, gaps }
}

/** The account of a business with the provider; null while it is incomplete or its token cannot be decrypted. */
export function smsAccountOf(services: { seals: Seals }, business: AccountFields): SmsAccount | null {
  return readAccount(services, business).account
}
