import type { AccountCheck, SmsAccount } from '#api/modules/sms/gateway/smsGateway.ts'
import type { Transport } from '#api/modules/sms/gateway/transport.ts'

/** Whether the identifier of an account has the provider's format. Only such a one becomes a part of a path. */
export const isAccountSid = (sid: string) => /^AC\w+$/.test(sid)

/** The answers to wrong credentials, and to an account that is unknown or suspended. */
const refusals = [401, 403, 404]

function listsNumber(body: string, number: string): boolean {
  const { incoming_phone_numbers: numbers } = JSON.parse(body) as {
    incoming_phone_numbers: { phone_number?: unknown }[]
  }
  return numbers.some(({ phone_number }) => phone_number === number)
}

/** Looks the number up among those of the account: a request that sends nothing and costs nothing. */
export async function checkAccount(
  transport: Transport,
  { accountSid, authToken, from }: SmsAccount,
): Promise<AccountCheck> {
  if (!isAccountSid(accountSid)) return 'refused'
  const query = new URLSearchParams({ PhoneNumber: from, PageSize: '1' })
  try {
    const { status, body } = await transport.exchange({
      method: 'GET',
      path: `/2010-04-01/Accounts/${accountSid}/IncomingPhoneNumbers.json?${query}`,
      headers: {
        Accept: 'application/json',
        Authorization: `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`,
      },
      body: '',
    })
    if (refusals.includes(status)) return 'refused'
    if (status !== 200) return 'unreachable'
    return listsNumber(body, from) ? 'accepted' : 'foreign-number'
  } catch {
    // Lost on the way, or an answer of something other than the provider.
    return 'unreachable'
  }
}
