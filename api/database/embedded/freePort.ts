import { createServer } from 'node:net'
import { StartError } from '#api/core/process/startError.ts'

/** Finds a free port on the loopback interface; the preferred one, if it is free. */
export async function freePort(preferred: number): Promise<number> {
  return (await tryPort(preferred)) ?? (await tryPort(0)) ?? noPort()
}

async function tryPort(port: number): Promise<number | undefined> {
  const probe = createServer()
  const free = await new Promise<boolean>((done) => {
    probe.once('error', () => done(false))
    probe.listen(port, '127.0.0.1', () => done(true))
  })
  if (!free) return undefined
  const address = probe.address()
  await new Promise((done) => probe.close(done))
  return typeof address === 'object' && address ? address.port : undefined
}

function noPort(): never {
  throw new StartError('The embedded database finds no free port on the loopback address.')
}
