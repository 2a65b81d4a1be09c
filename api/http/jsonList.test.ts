import { randomBytes } from 'node:crypto'
import { PassThrough } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { sendJsonList } from './jsonList.ts'
import type { RequestContext } from './requestContext.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
})

/** Sends ten pages to a client that reads from `response`. */
function sendTenPages(encodings = '', page = 'a page') {
  const response = new PassThrough({ highWaterMark: 1 })
  const writeHead = () => response
  const headers: Record<string, string> = {}
  const setHeader = (name: string, value: string) => Object.assign(headers, { [name]: value })
  const requestContext = {
    method: 'GET',
    request: { headers: { 'accept-encoding': encodings } },
    response: Object.assign(response, { writeHead, setHeader }),
  }
  let left = 10
  const nextPage = async () => {
    left -= 1
    return left < 0 ? null : [page]
  }
  return {
    headers,
    left: () => left,
    response,
    sent: sendJsonList(requestContext as unknown as RequestContext, nextPage),
  }
}

it('The server cuts off a client that takes longer than half a minute for one page', async () => {
  const { response, sent } = sendTenPages()
  await vi.advanceTimersByTimeAsync(29_000)
  // Reading a byte from time to time does not reset the time-out.
  response.read(1)
  expect(response.destroyed).toBe(false)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(response.destroyed).toBe(true)
  await sent
})

it('The server lets a client take half a minute for each page', async () => {
  const { response, sent } = sendTenPages()
  let text = ''
  while (!response.readableEnded && !response.destroyed) {
    await vi.advanceTimersByTimeAsync(29_000)
    text += response.read() ?? ''
  }
  await sent
  expect(JSON.parse(text)).toHaveLength(10)
})

describe('compressed', () => {
  const page = randomBytes(200_000).toString('base64')
  const notFaked = () => vi.useRealTimers()

  it.each(['gzip', 'gzip, deflate, br', 'br;q=1, GZIP; q=0.2', 'gzip;q=0.001'])(
    'is the same list for %s',
    async (encodings) => {
      notFaked()
      const { headers, response, sent } = sendTenPages(encodings, page)
      const [body] = await Promise.all([buffer(response), sent])
      expect(headers).toEqual({ Vary: 'Accept-Encoding', 'Content-Encoding': 'gzip' })
      expect(gunzipSync(body).toString()).toBe(JSON.stringify(Array(10).fill(page)))
    },
  )

  it.each(['', 'identity', 'br', 'gzip;q=0', 'gzip; q=0.0, br', 'deflate, gzip;q=0.000'])(
    'is not, for %j',
    async (encodings) => {
      notFaked()
      const { headers, response, sent } = sendTenPages(encodings)
      const [body] = await Promise.all([buffer(response), sent])
      expect(headers).toEqual({ Vary: 'Accept-Encoding' })
      expect(body.toString()).toBe(JSON.stringify(Array(10).fill('a page')))
    },
  )

  it('sends each page when it is there', async () => {
    notFaked()
    const { response } = sendTenPages('gzip', page)
    await vi.waitUntil(() => response.readableLength > 0)
    expect(response.read().length).toBeGreaterThan(0)
    response.destroy()
  })

  it('reads no page for a client that takes none, cuts it off after half a minute, and ends', async () => {
    const { left, response, sent } = sendTenPages('gzip', page)
    // The compression takes real time, so the half minute of a page begins at some moment of these.
    for (let second = 0; second < 300 && !response.destroyed; second += 1) {
      await vi.advanceTimersByTimeAsync(1_000)
      await new Promise(setImmediate)
    }
    expect([response.destroyed, left() >= 6]).toEqual([true, true])
    await sent
  })

  it('ends with a client that leaves midway', async () => {
    notFaked()
    const { left, response, sent } = sendTenPages('gzip', page)
    await vi.waitUntil(() => response.readableLength > 0)
    response.destroy()
    await sent
    expect(left()).toBeGreaterThan(0)
  })
})
