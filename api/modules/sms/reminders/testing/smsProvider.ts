import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'

/** A text that the provider has accepted. */
export interface Entry {
  sid: string
  to: string
  body: string
  statusCallback: string
}

interface Provider {
  /** All accepted texts; each has arrived on a phone. */
  readonly ledger: Entry[]
  url: string
}

async function formOf(request: IncomingMessage): Promise<URLSearchParams> {
  let text = ''
  for await (const chunk of request) text += chunk
  return new URLSearchParams(text)
}

const asMessage = ({ sid, to, body }: Entry) => ({
  sid,
  to,
  body,
  status: 'sent',
  date_created: new Date().toUTCString(),
  error_code: null,
})

/** Whether the provider accepts a text, and whether the sender receives 201, an error, or a closed connection. */
export interface Fate {
  taken: boolean
  answer: 'created' | 'error' | 'reset'
}

/**
 * A fake SMS provider over HTTP that records accepted texts. `arrives` decides the fate of each text and may delay
 * it; `lists` decides whether the message list is available.
 */
export async function smsProvider(
  arrives: (text: Entry) => Promise<Fate>,
  lists: () => boolean = () => true,
): Promise<Provider> {
  const ledger: Entry[] = []
  let serial = 0
  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://provider')
    const answer = (status: number, value: object) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value))
    if (!pathname.endsWith('/Messages.json')) return answer(404, { code: 20404, message: 'Not found' })
    if (request.method === 'GET') {
      if (!lists()) return answer(503, {})
      const messages = ledger.filter(({ to }) => to === searchParams.get('To')).map(asMessage)
      return answer(200, { messages, page: 0, page_size: 100, next_page_uri: null, uri: pathname })
    }
    const form = await formOf(request)
    serial += 1
    const entry: Entry = {
      sid: `SM${String(serial).padStart(32, '0')}`,
      to: String(form.get('To')),
      body: String(form.get('Body')),
      statusCallback: String(form.get('StatusCallback')),
    }
    const fate = await arrives(entry)
    if (fate.taken) ledger.push(entry)
    if (fate.answer === 'reset') return response.destroy()
    return fate.answer === 'error' ? answer(500, {}) : answer(201, asMessage(entry))
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return { ledger, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}
