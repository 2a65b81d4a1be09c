import { appendFile, readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'

/** A text that the provider of the browser tests has taken. */
export interface TakenText {
  account: string
  to: string
  from: string
  body: string
}

const ledger = (dataDir: string) => join(dataDir, 'texts.jsonl')

/** Numbers that get no text, and why. */
const refusals: Record<string, { code: number; message: string }> = {
  '+15550100404': { code: 21614, message: "'To' number is not a valid mobile number" },
}

/** A text message provider for the browser tests: it writes down what it takes. */
export async function openProvider(dataDir: string): Promise<{ url: string; close(): void }> {
  let count = 0
  const server = createServer(async (request, response) => {
    const form = new URLSearchParams(await text(request))
    const [to, from, body] = ['To', 'From', 'Body'].map((name) => form.get(name) ?? '')
    const account = /Accounts\/(\w+)\//.exec(request.url ?? '')?.[1] ?? ''
    const answer = (status: number, json: object) => {
      response.writeHead(status, { 'Content-Type': 'application/json' })
      response.end(JSON.stringify(json))
    }
    if (request.method !== 'POST') return answer(200, { messages: [] })
    const refusal = refusals[to ?? '']
    if (refusal) return answer(400, { ...refusal, status: 400 })
    count += 1
    await appendFile(ledger(dataDir), `${JSON.stringify({ account, to, from, body })}\n`)
    answer(201, { sid: `SM${String(count).padStart(32, '0')}`, status: 'queued' })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() }
}

/** What the provider has taken for an account. */
export async function takenTexts(account: string): Promise<TakenText[]> {
  const lines = await readFile(ledger(process.env.E2E_DATA_DIR ?? ''), 'utf8').catch(() => '')
  const texts = lines.split('\n').filter(Boolean)
  return texts.map((line) => JSON.parse(line) as TakenText).filter((taken) => taken.account === account)
}
