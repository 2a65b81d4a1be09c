import { PassThrough } from 'node:stream'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { sendJsonList } from './jsonList.ts'
import type { RequestContext } from './requestContext.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
})

/** Sends ten pages to a client that reads from `response`. */
function sendTenPages() {
  const response = new PassThrough({ highWaterMark: 1 })
  const writeHead = () => response
  const requestContext = { method: 'GET', response: Object.assign(response, { writeHead }) }
  let left = 10
  const nextPage = async () => {
    left -= 1
    return left < 0 ? null : ['a page']
  }
  return { response, sent: sendJsonList(requestContext as unknown as RequestContext, nextPage) }
}

it('cuts off a client that takes longer than half a minute for one page', async () => {
  const { response, sent } = sendTenPages()
  await vi.advanceTimersByTimeAsync(29_000)
  // Reading a byte from time to time does not reset the time-out.
  response.read(1)
  expect(response.destroyed).toBe(false)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(response.destroyed).toBe(true)
  await sent
})

it('lets a client take half a minute for each page', async () => {
  const { response, sent } = sendTenPages()
  let text = ''
  while (!response.readableEnded && !response.destroyed) {
    await vi.advanceTimersByTimeAsync(29_000)
    text += response.read() ?? ''
  }
  await sent
  expect(JSON.parse(text)).toHaveLength(10)
})
