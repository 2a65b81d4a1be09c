import { type ChildProcess, spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { SmsGateway } from '#api/modules/sms/gateway/smsGateway.ts'
import { twilioGateway } from '#api/modules/sms/gateway/twilio.ts'

/**
 * The provider's own API description (github.com/twilio/twilio-oai, license in its `info.license`), run as a server:
 * it refuses requests that the provider would not accept.
 */
const description = join(import.meta.dirname, 'testing/twilio-messages-openapi.json')
const require = createRequire(import.meta.url)
const prism = require.resolve('@stoplight/prism-cli')

const account = { accountSid: `AC${'0'.repeat(32)}`, authToken: 'x'.repeat(32), from: '+15550001111' }
const text = { to: '+15551234567', body: 'See you tomorrow' }

let mock: ChildProcess
let said = ''
let gateway: SmsGateway

function freePort(): Promise<number> {
  return new Promise((done) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number }
      server.close(() => done(port))
    })
  })
}

beforeAll(async () => {
  const port = await freePort()
  mock = spawn(process.execPath, [prism, 'mock', '-h', '127.0.0.1', '-p', String(port), description])
  for (const stream of [mock.stdout, mock.stderr]) stream?.on('data', (chunk) => (said += chunk))
  while (!said.includes('listening')) {
    if (mock.exitCode !== null) throw new Error(said)
    await pause(50)
  }
  gateway = twilioGateway({ baseUrl: `http://127.0.0.1:${port}`, timeoutMs: 5_000 })
}, 60_000)

afterAll(() => mock.kill())

describe('by the provider’s own description', () => {
  it('a text is well asked for', async () => {
    const statusCallback = 'https://cuecard.example/webhooks/twilio/2/status'
    const accepted = { kind: 'accepted', sid: expect.stringMatching(/^SM/) }
    expect(await gateway.send(account, { ...text, statusCallback })).toEqual(accepted)
    expect(await gateway.send(account, text)).toEqual(accepted)
  })

  it('the list is well asked for', async () => {
    const found = await gateway.sentTo(account, text.to, new Date(0))
    expect(found.length).toBeGreaterThan(0)
    for (const { sid, dateCreated } of found) {
      expect([sid, dateCreated]).toEqual([expect.stringMatching(/^[SM]M/), expect.any(Date)])
    }
  })

  it('what is malformed is refused, so the two above say something', async () => {
    const refused = { kind: 'refused', code: null }
    expect(await gateway.send({ ...account, accountSid: 'AC12' }, text)).toMatchObject(refused)
    expect(await gateway.send(account, { ...text, statusCallback: 'nowhere' })).toMatchObject(refused)
    await expect(gateway.sentTo({ ...account, accountSid: 'AC12' }, text.to, new Date())).rejects.toThrow(
      '422',
    )
  })
})
