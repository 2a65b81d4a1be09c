import { setTimeout as pause } from 'node:timers/promises'
import { z } from 'zod'

/** The REST paths of the measurement, by what they do. */
export const paths = {
  register: ['POST', '/api/auth/register-business'],
  announce: ['POST', '/api/imports'],
  file: ['PUT', '/api/imports/:id/file'],
  progress: ['GET', '/api/imports/:id'],
  start: ['POST', '/api/imports/:id/start'],
  revert: ['POST', '/api/imports/:id/revert'],
  export: ['POST', '/api/exports/customers'],
  neighbour: ['GET', '/api/customers'],
} as const

/** The largest piece in which a file is sent, in bytes. */
const pieceSize = 2 ** 20

const registered = z.object({ token: z.string(), user: z.object({ businessId: z.number() }) })

/** A new business that brings a list, takes it back, and takes its customers along. */
export class Shop {
  businessId = 0
  #token = ''
  #importId = 0
  readonly #origin: string

  constructor(origin: string) {
    this.#origin = origin
  }

  async register(): Promise<void> {
    const name = `Files ${Date.now()}`
    const answer = await this.#send('register', {
      body: {
        businessData: {
          name,
          businessType: 'retail',
          address: '3 Mill Road',
          phone: '5855550177',
          email: '',
        },
        userData: {
          firstName: 'Ada',
          lastName: 'Admin',
          username: 'ada',
          email: `ada${Date.now()}@example.com`,
          password: 'a password for the bench',
        },
      },
    })
    const { token, user } = registered.parse(await answer.json())
    this.#token = token
    this.businessId = user.businessId
  }

  async upload(file: Buffer): Promise<void> {
    const announced = await this.#send('announce', { body: { name: 'shop.csv', size: file.length } })
    this.#importId = z.object({ id: z.number() }).parse(await announced.json()).id
    for (let at = 0; at < file.length; at += pieceSize) {
      await this.#send('file', {
        query: `?offset=${at}`,
        type: 'text/csv',
        body: file.subarray(at, at + pieceSize),
      })
    }
    await this.#reaches('ready')
  }

  async start(): Promise<void> {
    await this.#send('start')
    await this.#reaches('done')
  }

  async revert(): Promise<void> {
    await this.#send('revert')
    await this.#reaches('reverted')
  }

  /** Exports all customers, and returns the size of the file in bytes. */
  async export(format: 'csv' | 'xlsx'): Promise<number> {
    const answer = await this.#send('export', { body: { format } })
    const { url } = z.object({ url: z.string() }).parse(await answer.json())
    const { pathname, search } = new URL(url, this.#origin)
    const file = await fetch(this.#origin + pathname + search)
    if (!file.ok) throw new Error(`${pathname} answers ${file.status}`)
    return (await file.arrayBuffer()).byteLength
  }

  async #reaches(state: string): Promise<void> {
    for (;;) {
      const held = z
        .object({ state: z.string(), problem: z.string().nullish() })
        .parse(await (await this.#send('progress')).json())
      if (held.state === state) return
      if (held.state === 'failed') throw new Error(`The import failed: ${held.problem}`)
      await pause(250)
    }
  }

  async #send(
    act: keyof typeof paths,
    { body, query = '', type = 'application/json' }: { body?: object; query?: string; type?: string } = {},
  ): Promise<Response> {
    const [method, path] = paths[act]
    const url = this.#origin + path.replace(':id', String(this.#importId)) + query
    const headers = { 'content-type': type, ...(this.#token && { authorization: `Bearer ${this.#token}` }) }
    const content = Buffer.isBuffer(body) ? new Uint8Array(body) : body && JSON.stringify(body)
    const answer = await fetch(url, { method, headers, ...(content && { body: content }) })
    if (!answer.ok) throw new Error(`${method} ${path} answers ${answer.status}: ${await answer.text()}`)
    return answer
  }
}
