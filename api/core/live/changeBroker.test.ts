import { beforeEach, expect, it } from 'vitest'
import { type Announcement, readAnnouncement } from './announcement.ts'
import { createChangeBroker } from './changeBroker.ts'

let now: number
let broker: ReturnType<typeof createChangeBroker>

const someone = { businessId: 7, userId: 5, role: 'EMPLOYEE', address: '192.0.2.1' } as const
const receiveChanges = (payload: string) => broker.onChange(readAnnouncement(payload) as Announcement)
/** The first batch of a stream that starts `since` milliseconds in the past. */
const first = async (since?: number) => {
  const stream = broker.subscribe(someone, since)
  const { value } = await stream.next()
  stream.return?.()
  return { mayBeIncomplete: value?.mayBeIncomplete, types: value?.types }
}

beforeEach(() => {
  now = 0
  broker = createChangeBroker(() => now)
  broker.onConnected()
  now = 20_000
})

it('The broker tells a stream what was announced since its page was asked for, as far as it is theirs', async () => {
  receiveChanges('7 Customer 1 UPDATE')
  receiveChanges('8 Customer 2 UPDATE')
  receiveChanges('7 Customer 4 INSERT')
  receiveChanges('7 Notification 3 INSERT 6')
  receiveChanges('7 SharedNote 4 INSERT 5')
  receiveChanges('7 VendorContact 5 INSERT ADMIN')
  expect(await first(1_000)).toEqual({ mayBeIncomplete: false, types: ['Customer', 'SharedNote'] })
})

it('The broker says at once that nothing was missed', async () => {
  expect(await first(1_000)).toEqual({ mayBeIncomplete: false, types: [] })
})

it('The broker says that something was missed where it cannot know', async () => {
  receiveChanges('7 Customer 1 UPDATE')
  expect(await first()).toEqual({ mayBeIncomplete: true, types: [] })
  expect(await first(60_000)).toEqual({ mayBeIncomplete: true, types: [] })
  broker.onDisconnected()
  expect(await first(1_000)).toEqual({ mayBeIncomplete: true, types: [] })
})
