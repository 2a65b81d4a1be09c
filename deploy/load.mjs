// Sends requests to one or several Cuecards and says what got lost:
//   node deploy/load.mjs --at http://127.0.0.1:4000 --seconds 30 --clients 15 --streams 30
// It registers a business of its own at the first address. `--at` may be repeated: clients and streams take turns.
// Start the Cuecards with WRITE_LIMIT=1000000: all writes are those of one user.
import { Agent, request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'

const { values: options } = parseArgs({
  options: {
    at: { type: 'string', multiple: true, default: ['http://127.0.0.1:4000'] },
    seconds: { type: 'string', default: '30' },
    clients: { type: 'string', default: '15' },
    streams: { type: 'string', default: '30' },
    // The share of requests that write.
    writes: { type: 'string', default: '0.35' },
    // Milliseconds between two requests of a client.
    rest: { type: 'string', default: '0' },
    // Where to read the result, when the servers under load do not all answer any more.
    check: { type: 'string' },
  },
})
const addresses = options.at
const agent = new Agent({ keepAlive: true })

/** Sends a request; rejects with the error of the connection. */
function send(address, method, path, token, body) {
  return new Promise((done, failed) => {
    const text = body && JSON.stringify(body)
    const headers = {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(text && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
    }
    const asked = request(new URL(path, address), { method, agent, headers, timeout: 40_000 }, (answer) => {
      let read = ''
      answer.setEncoding('utf8')
      answer.on('data', (chunk) => {
        read += chunk
      })
      answer.on('end', () => done({ status: answer.statusCode, text: read }))
      answer.on('error', failed)
      answer.on('aborted', () => failed(Object.assign(new Error('cut off'), { code: 'CUT OFF' })))
    })
    asked.on('error', failed)
    asked.on('timeout', () => asked.destroy(Object.assign(new Error('no answer'), { code: 'NO ANSWER' })))
    asked.end(text)
  })
}

async function register() {
  const name = `load${Date.now()}${process.pid}`
  const admin = { firstName: 'Load', lastName: 'Test', username: name, email: `${name}@example.com` }
  const body = {
    businessData: { name },
    userData: { ...admin, password: 'Load-test-1' },
  }
  const { status, text } = await send(addresses[0], 'POST', '/api/auth/register-business', null, body)
  if (status !== 201) throw new Error(`No business was registered: ${status} ${text}`)
  return JSON.parse(text).token
}

/** A live stream that reconnects, as a browser does. Notes when it learned of new customers. */
function openStream(address, token, seen) {
  let open = true
  let asked
  const connect = () => {
    if (!open) return
    const again = () => open && setTimeout(connect, 250)
    const headers = {
      accept: 'text/event-stream',
      'content-type': 'application/json',
      authorization: `Bearer ${token}`,
    }
    // Its own agent: a stream keeps its connection.
    asked = request(new URL('/graphql', address), { method: 'POST', headers }, (answer) => {
      seen.opened += 1
      answer.setEncoding('utf8')
      answer.on('data', (chunk) => {
        if (/"Customer"|"mayBeIncomplete":true/.test(chunk)) seen.last = performance.now()
        seen.events += chunk.split('event: next').length - 1
      })
      answer.on('error', () => undefined)
      answer.on('close', again)
    })
    asked.on('error', again)
    asked.end(JSON.stringify({ query: 'subscription { changes(since: 2000) { mayBeIncomplete types } }' }))
  }
  connect()
  return () => {
    open = false
    asked.destroy()
  }
}

const percentile = (sorted, share) => Math.round(sorted[Math.floor((sorted.length - 1) * share)] ?? 0)
const sorted = (numbers) => [...numbers].sort((a, b) => a - b)

const token = await register()
const streams = Array.from({ length: Number(options.streams) }, () => ({ opened: 0, events: 0, last: 0 }))
const closers = streams.map((seen, i) => openStream(addresses[i % addresses.length], token, seen))
await pause(1000)

const start = performance.now()
const end = start + Number(options.seconds) * 1000
const times = []
const errors = new Map()
const acknowledged = []
let lastWrite = 0
/** The moments of good answers to reads and writes, to find the longest gaps. */
const good = { read: [start], write: [start] }

async function client(number) {
  const address = addresses[number % addresses.length]
  for (let i = 0; performance.now() < end; i++) {
    const writes = Math.random() < Number(options.writes)
    const name = `${number}-${i}`
    const at = performance.now()
    try {
      const body = { firstName: 'Load', lastName: name, phoneNumber: '5125550100', interest: 'Other' }
      const { status, text } = writes
        ? await send(address, 'POST', '/api/customers', token, body)
        : await send(address, 'GET', '/api/customers?limit=25', token)
      if (status >= 400) throw Object.assign(new Error(text), { code: `HTTP ${status}` })
      if (writes) {
        acknowledged.push(name)
        lastWrite = performance.now()
      }
      good[writes ? 'write' : 'read'].push(performance.now())
    } catch (error) {
      const code = `${writes ? 'write' : 'read'} ${error.code ?? error.message}`
      const known = errors.get(code) ?? { count: 0, example: String(error.message).slice(0, 160) }
      known.count += 1
      errors.set(code, known)
      await pause(50)
    }
    times.push(performance.now() - at)
    if (Number(options.rest)) await pause(Number(options.rest))
  }
}

await Promise.all(Array.from({ length: Number(options.clients) }, (_, number) => client(number)))
const seconds = (performance.now() - start) / 1000

/** The longest time without a good answer. */
const gap = (moments) => moments.slice(1).reduce((most, moment, i) => Math.max(most, moment - moments[i]), 0)

// Streams have a few seconds for the last event and for reconnecting.
await pause(4000)
for (const close of closers) close()

async function stored() {
  const address = options.check ?? addresses[0]
  for (let attempt = 0; ; attempt++) {
    try {
      const { status, text } = await send(address, 'GET', '/api/customers', token)
      if (status === 200) return JSON.parse(text)
      throw new Error(`${status} ${text}`)
    } catch (error) {
      if (attempt === 60) throw error
      await pause(1000)
    }
  }
}

const answer = await stored()
const rows = Array.isArray(answer) ? answer : (answer.customers ?? answer.items ?? answer.data)
const count = new Map()
for (const { lastName } of rows) count.set(lastName, (count.get(lastName) ?? 0) + 1)
const lost = acknowledged.filter((name) => !count.has(name))
const all = sorted(times)
console.log(
  JSON.stringify(
    {
      requests: times.length,
      perSecond: Math.round(times.length / seconds),
      ms: { p50: percentile(all, 0.5), p99: percentile(all, 0.99), max: percentile(all, 1) },
      errors: Object.fromEntries(errors),
      acknowledgedWrites: acknowledged.length,
      lost: lost.length,
      doubled: [...count.values()].filter((times) => times > 1).length,
      longestGapMs: { read: Math.round(gap(good.read)), write: Math.round(gap(good.write)) },
      streams: {
        open: streams.length,
        connections: streams.reduce((sum, { opened }) => sum + opened, 0),
        events: streams.reduce((sum, { events }) => sum + events, 0),
        // Streams whose last event came before the last write: they show old data.
        stale: streams.filter(({ last }) => last < lastWrite - 50).length,
      },
    },
    null,
    1,
  ),
)
agent.destroy()
process.exit(lost.length > 0 ? 1 : 0)
