import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterFile } from '#api/testing/harness/cleanUp.ts'

/** A span as it was exported, with its attributes as an object. */
export interface ReceivedSpan {
  name: string
  traceId: string
  spanId: string
  parentSpanId?: string
  attributes: Record<string, unknown>
}

interface Attribute {
  key: string
  value: Record<string, unknown>
}

const asObject = (attributes: Attribute[] = []) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]))

/** An OTLP receiver of traces on its own port. */
export async function traceReceiver() {
  const spans: ReceivedSpan[] = []
  const resources: Record<string, unknown>[] = []
  const server = createServer(async (request, response) => {
    let text = ''
    for await (const chunk of request) text += chunk
    if (request.url === '/v1/traces') {
      for (const { resource, scopeSpans } of JSON.parse(text).resourceSpans) {
        resources.push(asObject(resource.attributes))
        for (const { spans: exported } of scopeSpans) {
          for (const span of exported) spans.push({ ...span, attributes: asObject(span.attributes) })
        }
      }
    }
    response.writeHead(200, { 'Content-Type': 'application/json' }).end('{}')
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  afterFile(() => {
    server.closeAllConnections()
    server.close()
  })
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, spans, resources }
}
