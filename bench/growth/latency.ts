import { Agent, request } from 'node:http'
import type { Step } from '../workloads/workload.ts'

/** A single keep-alive connection to a server. */
export class Connection {
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 1 })
  readonly #origin: string
  readonly #headers: Record<string, string>

  constructor(origin: string, headers: Record<string, string>) {
    this.#origin = origin
    this.#headers = headers
  }

  /** The time of one request in milliseconds; rejects when the response is not as expected. */
  time({ method, path, bodies: [body] = [] }: Step): Promise<number> {
    return new Promise((done, failed) => {
      const began = performance.now()
      const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) }
      const sent = request(
        this.#origin + path,
        { method, agent: this.#agent, headers: { ...this.#headers, ...length } },
        (response) => {
          const chunks: Buffer[] = []
          response.on('data', (chunk: Buffer) => chunks.push(chunk))
          response.once('error', failed)
          response.once('end', () => {
            const took = performance.now() - began
            const text = Buffer.concat(chunks).toString()
            if (response.statusCode === 200 && !text.startsWith('{"errors"')) done(took)
            else failed(new Error(`${path} answers ${response.statusCode}: ${text.slice(0, 500)}`))
          })
        },
      )
      sent.once('error', failed)
      sent.end(body)
    })
  }

  close(): void {
    this.#agent.destroy()
  }
}
