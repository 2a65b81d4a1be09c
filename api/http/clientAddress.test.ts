import type { IncomingMessage } from 'node:http'
import { expect, it } from 'vitest'
import { logTo } from '#api/core/process/log.ts'
import { clientAddresses } from '#api/http/clientAddress.ts'

const quiet = logTo({ write: () => undefined })

const request = (forwarded?: string | string[], remoteAddress = '10.0.0.1') =>
  ({ socket: { remoteAddress }, headers: { 'x-forwarded-for': forwarded } }) as unknown as IncomingMessage

it.each([
  ['203.0.113.9', '203.0.113.9'],
  ['203.0.113.9:52100', '203.0.113.9'],
  ['"203.0.113.9:52100"', '203.0.113.9'],
  ['198.51.100.1, 203.0.113.9 ', '203.0.113.9'],
  ['2001:db8::7', '2001:db8::7'],
  ['[2001:db8::7]', '2001:db8::7'],
  ['"[2001:db8::7]:443"', '2001:db8::7'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['unknown', '10.0.0.1'],
  ['203.0.113.9, _hidden', '10.0.0.1'],
  ['203.0.113.999', '10.0.0.1'],
  ['', '10.0.0.1'],
])('Behind a proxy that writes %j the client is %s', (forwarded, address) => {
  expect(clientAddresses(1, quiet)(request(forwarded))).toBe(address)
})

it('Behind two proxies the client is what the outer one saw', () => {
  expect(clientAddresses(2, quiet)(request(['1.1.1.1, 203.0.113.9', '10.0.0.2:80']))).toBe('203.0.113.9')
})

it('An IPv4 client has one address, whatever kind of socket it comes to', () => {
  expect(clientAddresses(0, quiet)(request(undefined, '::ffff:203.0.113.9'))).toBe('203.0.113.9')
})

it('Without trusted proxies the header is not believed, and logged once with what to do', () => {
  const lines: { level: number; msg: string }[] = []
  const addressOf = clientAddresses(0, logTo({ write: (line: string) => void lines.push(JSON.parse(line)) }))
  addressOf(request())
  expect(lines).toEqual([])
  for (const _time of [1, 2, 3, 4, 5]) expect(addressOf(request('203.0.113.9'))).toBe('10.0.0.1')
  expect(lines).toEqual([
    expect.objectContaining({ level: 40, msg: expect.stringContaining('set TRUST_PROXY') }),
  ])
})
