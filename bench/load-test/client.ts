import { Agent, request } from 'node:http'
import type { Step } from '../workloads/workload.ts'

export interface Outcome {
  /** The HTTP status; 0 when the connection broke or the response was incomplete. */
  status: number
  retryAfter: string | undefined
  text: string
  milliseconds: number
}

/** A keep-alive connection that sends one request at a time. */
export class Client {
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 1 })
  readonly #origin: string

  constructor(origin: string) {
    this.#origin = origin
  }

  /** Sends a request. Never rejects: a broken connection is an outcome. */
  send({ method, path, bodies: [body] = [] }: Step, headers: Record<string, string> = {}): Promise<Outcome> {
    return new Promise((done) => {
      const began = performance.now()
      const finish = (status: number, text = '', retryAfter?: string) =>
        done({ status, text, retryAfter, milliseconds: performance.now() - began })
      const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) }
      const sent = request(
        this.#origin + path,
        { method, agent: this.#agent, headers: { ...headers, ...length } },
        (response) => {
          const chunks: Buffer[] = []
          response.on('data', (chunk: Buffer) => chunks.push(chunk))
          response.once('error', () => finish(0))
          response.once('end', () =>
            finish(
              response.statusCode ?? 0,
              Buffer.concat(chunks).toString(),
              response.headers['retry-after'],
            ),
          )
        },
      )
      sent.once('error', () => finish(0))
      sent.end(body)
    })
  }

  close(): void {
    this.#agent.destroy()
  }
}

/** Whether a response succeeded. GraphQL may respond with 200 and an error. */
export function succeeded({ status, text }: Outcome): boolean {
  return status >= 200 && status < 300 && !text.startsWith('{"errors"')
}
