import { createSocket } from 'node:dgram'
import { lookup, Resolver } from 'node:dns/promises'
import { once } from 'node:events'
import { expect, it } from 'vitest'
import { afterFile } from '#api/testing/harness/cleanUp.ts'
import { askNameServers } from './nameServers.ts'

const ofType = { 1: Buffer.from([192, 0, 32, 8]), 28: Buffer.from('26064700000000000000000000001111', 'hex') }

/** A name server; `answers` says how many addresses a question gets, null for no answer at all. */
async function nameServer(answers: (type: 1 | 28) => number | null) {
  const socket = createSocket('udp4')
  socket.on('message', (question, { port, address }) => {
    const type = question.readUInt16BE(question.indexOf(0, 12) + 1) as 1 | 28
    const count = answers(type)
    if (count === null) return
    const header = Buffer.from([
      ...question.subarray(0, 2),
      0x81,
      count ? 0x80 : 0x83,
      0,
      1,
      0,
      count,
      0,
      0,
      0,
      0,
    ])
    const asked = question.subarray(12, question.indexOf(0, 12) + 5)
    const data = ofType[type]
    const answer = Buffer.from([0xc0, 12, 0, type, 0, 1, 0, 0, 0, 0, 0, data.length, ...data])
    socket.send(Buffer.concat([header, asked, ...Array<Buffer>(count).fill(answer)]), port, address)
  })
  socket.bind(0, '127.0.0.1')
  await once(socket, 'listening')
  afterFile(() => socket.close())
  const resolver = new Resolver({ timeout: 200, tries: 1 })
  resolver.setServers([`127.0.0.1:${socket.address().port}`])
  return resolver
}

it('A look-up finds the addresses of both kinds', async () => {
  const ask = async (answers: (type: 1 | 28) => number | null) => {
    const found = await askNameServers('hooks.example', await nameServer(answers))
    return found.map(({ address, family }) => `${family} ${address}`)
  }
  expect(await ask(() => 1)).toEqual(['4 192.0.32.8', '6 2606:4700::1111'])
  expect(await ask((type) => (type === 28 ? 1 : 0))).toEqual(['6 2606:4700::1111'])
  expect(await ask((type) => (type === 1 ? 1 : null))).toEqual(['4 192.0.32.8'])
})

it('A look-up says why there is none', async () => {
  await expect(askNameServers('hooks.example', await nameServer(() => 0))).rejects.toMatchObject({
    code: 'ENOTFOUND',
  })
  await expect(askNameServers('hooks.example', await nameServer(() => null))).rejects.toMatchObject({
    code: 'EAI_AGAIN',
  })
})

it('A look-up holds up nobody else while a name server does not answer', async () => {
  const silent = await nameServer(() => null)
  let ended = 0
  const asked = Array.from({ length: 20 }, () =>
    askNameServers('hooks.example', silent).catch(() => {
      ended += 1
    }),
  )
  await lookup('localhost')
  expect(ended).toBe(0)
  await Promise.all(asked)
})
