import { expect, it } from 'vitest'
import type { UserViewer } from '#api/core/viewer/viewer.ts'
import type { NextPage } from '#api/http/jsonList.ts'
import { createWholeLists } from '#api/rest/wholeLists.ts'

const member = (businessId: number): UserViewer => ({
  kind: 'user',
  businessId,
  userId: 1,
  role: 'ADMIN',
  fullName: 'Ada',
  timeZone: 'UTC',
  sessionId: 'one',
})

/** Lists of three pages, each of which takes two of its pages and then stays open until `finish`. */
function lists() {
  const inTurn = createWholeLists()
  const log: string[] = []
  const begin = (name: string, businessId = 7) => {
    let finish = (_failure?: Error) => {}
    const isRead = new Promise<void>((resolve, reject) => {
      finish = (failure) => (failure ? reject(failure) : resolve())
    })
    const send = async (next: NextPage) => {
      const pages = async () => {
        for (const page of [1, 2]) {
          if (await next()) log.push(`${name}${page}`)
        }
      }
      await Promise.race([pages().then(() => isRead), isRead])
    }
    const sent = inTurn(member(businessId), '192.0.2.1', async () => ['row'], send)
    return { finish, sent }
  }
  return { log, begin }
}

const settled = () => new Promise((resolve) => setImmediate(resolve))

it('The limiter lets a third list of a business wait after its first page, and delays no other business', async () => {
  const { log, begin } = lists()
  const [first, second, third] = [begin('a'), begin('b'), begin('c')]
  begin('other', 8)
  await settled()
  expect(log.toSorted()).toEqual(['a1', 'a2', 'b1', 'b2', 'c1', 'other1', 'other2'])
  first.finish()
  await first.sent
  await settled()
  expect(log).toContain('c2')
  second.finish()
  third.finish()
  await Promise.all([second.sent, third.sent])
})

it('The limiter passes on the turn of a list that was cut off, also while it was waiting', async () => {
  const { log, begin } = lists()
  const [first, second, waiting, last] = [begin('a'), begin('b'), begin('c'), begin('d')]
  await settled()
  for (const each of [waiting, first]) {
    each.finish(new Error('The client disconnected'))
    await expect(each.sent).rejects.toThrow('The client disconnected')
  }
  await settled()
  expect(log).toContain('d2')
  expect(log).not.toContain('c2')
  second.finish()
  last.finish()
  await Promise.all([second.sent, last.sent])
})
