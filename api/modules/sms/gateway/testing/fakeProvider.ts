import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { afterFile } from '#api/testing/harness/cleanUp.ts'

/** A received request, with its form parsed. */
export interface ReceivedRequest {
  method: string
  url: URL
  authorization: string | undefined
  form: URLSearchParams
}

/** How the provider responds to a request. */
export type ProviderBehaviour = (response: ServerResponse, heard: ReceivedRequest) => void

/** Responds with JSON, or with the text as it is. */
export const answers =
  (status: number, body: object | string, headers: Record<string, string> = {}): ProviderBehaviour =>
  (response) => {
    response.writeHead(status, headers)
    response.end(typeof body === 'string' ? body : JSON.stringify(body))
  }

/** Never responds. */
export const silence: ProviderBehaviour = () => undefined

/** Resets the connection. */
export const reset: ProviderBehaviour = (response) => (response.socket as Socket | null)?.resetAndDestroy()

/** Responds so slowly that the response never ends. */
export const trickle: ProviderBehaviour = (response) => {
  response.writeHead(201)
  const drip = setInterval(() => response.write(' '), 20)
  response.once('close', () => clearInterval(drip))
}

/** Ends the response before its announced length. */
export const brokenOff: ProviderBehaviour = (response) => {
  response.writeHead(201, { 'Content-Length': '500' })
  response.write('{"sid": "SM')
  setTimeout(() => (response.socket as Socket | null)?.destroy(), 20)
}

async function formOf(request: IncomingMessage): Promise<URLSearchParams> {
  let text = ''
  for await (const chunk of request) text += chunk
  return new URLSearchParams(text)
}

/** A fake SMS provider on its own port whose behaviour tests choose, including network failures. */
export async function failingProvider() {
  const heard: ReceivedRequest[] = []
  let manner: ProviderBehaviour = silence
  let dropping = false
  const server = createServer((request, response) => {
    formOf(request).then(
      (form) => {
        const { method = '', url = '/', headers } = request
        const one = {
          method,
          url: new URL(url, 'http://provider'),
          authorization: headers.authorization,
          form,
        }
        heard.push(one)
        manner(response, one)
      },
      () => undefined,
    )
  })
  let connections = 0
  server.on('connection', (socket) => {
    connections += 1
    if (dropping) socket.destroy()
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const close = () =>
    new Promise((done) => {
      server.closeAllConnections()
      server.close(done)
    })
  afterFile(close)

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    heard,
    /** The number of connections so far. */
    connections: () => connections,
    behaves(next: ProviderBehaviour) {
      manner = next
    },
    /** Whether to close connections before reading. */
    drops(now: boolean) {
      dropping = now
    },
    close,
  }
}

export type FailingProvider = Awaited<ReturnType<typeof failingProvider>>
