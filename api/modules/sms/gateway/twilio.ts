import type RequestClient from 'twilio/lib/base/RequestClient.js'
import { inSpan } from '#api/core/telemetry/tracing.ts'
import { checkAccount, isAccountSid } from '#api/modules/sms/gateway/check.ts'
import type { Deadline } from '#api/modules/sms/gateway/deadline.ts'
import { failureReason, optedOutCode } from '#api/modules/sms/gateway/reasons.ts'
import type { FoundText, SendOutcome, SmsAccount, SmsGateway } from '#api/modules/sms/gateway/smsGateway.ts'
import { openTransport, type Transport, TransportError } from '#api/modules/sms/gateway/transport.ts'
import { texts } from '#api/modules/sms/metrics.ts'

interface Provider {
  /** The base URL of the provider's API, without a trailing slash. */
  baseUrl: string
  /** The time-out of one call, in milliseconds. */
  timeoutMs: number
}

/** How much of the provider's message list is read; a longer list counts as unreadable. */
const list = { pageSize: 100, pages: 5 }

/** Loads the provider's SDK with the first text, because it is large and most servers start without one to send. */
async function openSdk(transport: Transport) {
  const { default: twilio } = await import('twilio')

  /** The SDK's documented custom HTTP client: sends requests to our base URL, with a time-out and without retries. */
  class Courier extends twilio.RequestClient {
    readonly #startBy: Deadline | undefined

    constructor(startBy: Deadline | undefined) {
      super()
      this.#startBy = startBy
    }

    override async request<Data>(requested: RequestClient.RequestOptions<Data>) {
      const { pathname, search } = new URL(requested.uri)
      const query = form(requested.params)
      const credentials = Buffer.from(`${requested.username}:${requested.password}`).toString('base64')
      const { status, headers, body } = await transport.exchange({
        method: requested.method.toUpperCase(),
        path: `${pathname}${search || (query && `?${query}`)}`,
        headers: { ...(requested.headers as Record<string, string>), Authorization: `Basic ${credentials}` },
        body: form(requested.data),
        startBy: this.#startBy,
      })
      return { statusCode: status, headers, body: body as Data, toString: () => `HTTP ${status}` }
    }
  }
  return ({ accountSid, authToken }: SmsAccount, startBy?: Deadline) =>
    twilio(accountSid, authToken, { httpClient: new Courier(startBy), autoRetry: false }).messages
}

function form(values: unknown): string {
  const pairs = Object.entries(values ?? {}).filter(([, value]) => value !== undefined)
  return new URLSearchParams(pairs.map(([name, value]) => [name, String(value)])).toString()
}

const lost: Record<string, string> = {
  ETIMEDOUT: 'The provider did not answer in time.',
  ENOTFOUND: 'The provider’s address was not found.',
  EAI_AGAIN: 'The provider’s address was not found.',
  ECONNREFUSED: 'The provider could not be reached.',
  EBUSY: 'Too many texts are on their way at once.',
  ETOOLATE: 'The provider could not be called in time.',
}

function broken({ sent, code }: TransportError): SendOutcome {
  if (!sent) return { kind: 'not-sent', reason: lost[code] ?? `The provider could not be reached (${code}).` }
  return { kind: 'unknown', reason: lost[code] ?? 'The connection to the provider was lost.' }
}

interface TextPage {
  instances: FoundText[]
  nextPageUrl?: string | undefined
  nextPage(): Promise<TextPage> | undefined
}

const nothing: TextPage = { instances: [], nextPage: () => undefined }

function foundText({ sid, to, body, status, dateCreated, errorCode }: FoundText): FoundText {
  return { sid, to, body, status, dateCreated, errorCode: errorCode ?? null }
}

/**
 * Whether a text is older than `since`. The SDK leaves a date that it cannot parse as text; such a text may be new.
 */
const isOlder = ({ dateCreated }: { dateCreated: unknown }, since: Date) =>
  dateCreated instanceof Date && dateCreated < since

interface Refusal {
  status?: unknown
  code?: unknown
  message?: unknown
}

/** The outcome that an error implies for the text. */
function outcomeOf(error: unknown): SendOutcome {
  if (error instanceof TransportError) return broken(error)
  const { status, code, message } = (error ?? {}) as Refusal
  if (status === 429) return { kind: 'not-sent', reason: 'The provider takes no more texts at the moment.' }
  // 408 may come from a proxy, which does not know whether the provider has received the request.
  if (typeof status === 'number' && status >= 400 && status < 500 && status !== 408) {
    const number = typeof code === 'number' && Number.isSafeInteger(code) ? code : null
    // The SDK invents a message where the provider gives none.
    const words = typeof message === 'string' && !message.startsWith('[HTTP ') ? message : null
    return {
      kind: 'refused',
      code: number,
      reason: failureReason(number, words),
      optedOut: number === optedOutCode,
    }
  }
  const answered = typeof status === 'number'
  const reason = answered
    ? `The provider answered with an error (${status}).`
    : 'The provider’s answer could not be read.'
  return { kind: 'unknown', reason }
}

/** Removes the token from the reason, in case the provider repeats it. */
function discreet(outcome: SendOutcome, { authToken }: SmsAccount): SendOutcome {
  if (outcome.kind === 'accepted' || !authToken) return outcome
  return { ...outcome, reason: outcome.reason.replaceAll(authToken, '••••') }
}

const malformed: SendOutcome = {
  kind: 'refused',
  code: null,
  reason: 'The Account SID must be the one that begins with AC.',
  optedOut: false,
}

/**
 * Sends texts through Twilio, one request per text. Twilio sends a text again for each request, so retry only when
 * the first one was certainly not sent.
 */
export function twilioGateway({ baseUrl, timeoutMs }: Provider): SmsGateway {
  const transport = openTransport(baseUrl, timeoutMs)
  let sdk: ReturnType<typeof openSdk> | undefined
  const messagesOf = async (account: SmsAccount, startBy?: Deadline) => {
    sdk ??= openSdk(transport)
    return (await sdk)(account, startBy)
  }
  const send: SmsGateway['send'] = async (account, { to, body, statusCallback, startBy }) => {
    if (!isAccountSid(account.accountSid)) return malformed
    try {
      const messages = await messagesOf(account, startBy)
      const { sid } = await messages.create({ to, from: account.from, body, statusCallback })
      if (typeof sid === 'string' && sid) return { kind: 'accepted', sid }
      return { kind: 'unknown', reason: 'The provider’s answer could not be read.' }
    } catch (error) {
      return discreet(outcomeOf(error), account)
    }
  }

  return {
    async send(account, text) {
      const outcome = await inSpan('send text', { kind: 'client' }, () => send(account, text))
      texts.inc({ outcome: outcome.kind })
      return outcome
    },

    check: (account) => checkAccount(transport, account),

    async sentTo(account, to, since) {
      try {
        const messages = await messagesOf(account)
        const found = new Map<string, FoundText>()
        // Not filtered by date: the provider's filter uses the sent date, which queued texts do not have.
        let page: TextPage = await messages.page({ to, pageSize: list.pageSize })
        for (let pages = 1; ; pages += 1) {
          const recent = page.instances.filter((text) => !found.has(text.sid) && !isOlder(text, since))
          for (const text of recent) found.set(text.sid, foundText(text))
          // Newest first: a page without new texts is the last relevant one, even if it links to another.
          if (recent.length === 0 || !page.nextPageUrl) return [...found.values()]
          if (pages === list.pages) throw new TransportError(true, 'ETOOLONG')
          page = (await page.nextPage()) ?? nothing
        }
      } catch (error) {
        // The SDK's errors contain the text and the number, so only their codes are kept.
        const { status } = (error ?? {}) as Refusal
        const why = error instanceof TransportError ? error.code : (status ?? 'no list')
        throw new Error(`The provider's list of texts could not be read: ${String(why)}`)
      }
    },
  }
}
