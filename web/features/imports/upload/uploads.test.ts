import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeFiles, fileOf, loseFiles } from '#web/testing/importData.ts'
import { openStore } from '#web/testing/sessionStore.ts'
import { storeBusinessSession } from '#web/testing/sessions.ts'
import { endUpload, startUpload, uploadOf, watchUploads } from './uploads.ts'

const megabyte = 1024 * 1024

beforeEach(() => {
  storeBusinessSession()
  vi.stubGlobal('fetch', async () => new Response('ok'))
})
afterEach(() => {
  endUpload(7)
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const taken = (received: number) => Response.json({ received })
const send = (size: number, from?: number) => startUpload(openStore(), 7, fileOf(size), from)

test('A file goes in pieces of a megabyte, and tells how far it is', async () => {
  const pieces = fakeFiles((_piece, count) => taken(Math.min(count * megabyte, 2.5 * megabyte)))
  const seen: number[] = []
  const end = watchUploads(() => seen.push(uploadOf(7)?.sent ?? -1))
  await send(2.5 * megabyte)
  end()
  expect(pieces).toEqual([
    { url: '/api/imports/7/file?offset=0', method: 'PUT', size: megabyte },
    { url: `/api/imports/7/file?offset=${megabyte}`, method: 'PUT', size: megabyte },
    { url: `/api/imports/7/file?offset=${2 * megabyte}`, method: 'PUT', size: megabyte / 2 },
  ])
  expect(seen).toEqual([0, megabyte, 2 * megabyte, 2.5 * megabyte])
})

test('A connection that breaks is waited for, and the same piece goes again', async () => {
  const pieces = fakeFiles((_piece, count) => {
    if (count === 2) throw new TypeError('Failed to fetch')
    if (count === 3) return new Response('', { status: 502 })
    return taken(count === 1 ? megabyte : 2 * megabyte)
  })
  const waits: boolean[] = []
  const end = watchUploads(() => waits.push(uploadOf(7)?.isWaiting ?? false))
  await send(2 * megabyte)
  end()
  expect(pieces.map(({ url }) => url.split('=')[1])).toEqual(['0', megabyte, megabyte, megabyte].map(String))
  expect(waits).toContain(true)
  expect(uploadOf(7)).toMatchObject({ sent: 2 * megabyte, isWaiting: false, problem: null })
})

test('Where the server has another number of bytes, it goes on there', async () => {
  const conflict = Response.json({ code: 'CONFLICT', message: 'Send the bytes from 0 on.' }, { status: 409 })
  const pieces = fakeFiles(({ method }, count) => {
    if (count === 1) return conflict
    return taken(method === 'GET' ? 0 : Math.min(count - 2, 2) * megabyte)
  })
  await send(2 * megabyte, megabyte)
  expect(pieces.map(({ url }) => url)).toEqual([
    `/api/imports/7/file?offset=${megabyte}`,
    '/api/imports/7',
    '/api/imports/7/file?offset=0',
    `/api/imports/7/file?offset=${megabyte}`,
  ])
})

test('What is refused stops it, with the reason', async () => {
  fakeFiles(() => Response.json({ code: 'NOT_FOUND', message: 'Import not found' }, { status: 404 }))
  await send(megabyte)
  expect(uploadOf(7)).toMatchObject({ sent: 0, problem: 'Import not found' })
})

test('A file that the browser can no longer read is told apart from a broken connection', async () => {
  fakeFiles(() => Promise.reject(new TypeError('Failed to fetch')))
  loseFiles()
  await send(megabyte)
  expect(uploadOf(7)).toMatchObject({ sent: 0, isWaiting: false, isLost: true })
})
