import { randomUUID } from 'node:crypto'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { type WebhookEvent, webhookEvents } from '#api/modules/webhooks/events.ts'
import { makeSecret } from '#api/modules/webhooks/secrets.ts'
import { afterFile } from '#api/testing/harness/cleanUp.ts'
import type { TestBusiness, World } from '#api/testing/harness/world.ts'

/** A message as the receiver got it. */
export interface Received {
  id: string
  body: string
  headers: IncomingHttpHeaders
  type: string
  data: { id: number; customerId?: number }
}

/** How the receiver answers a message: a status, headers with it, or never. */
type Reply = number | 'never' | { status: number; headers: Record<string, string> }

/** An HTTP server that receives messages. */
export interface Receiver {
  url: string
  received: Received[]
  /** Chooses the answer to a message; 204 by default. */
  reply: (message: Received) => Reply | Promise<Reply>
}

export async function openReceiver(): Promise<Receiver> {
  const receiver: Receiver = { url: '', received: [], reply: () => 204 }
  const server = createServer(async (request, response) => {
    const body = await text(request)
    const { type, data } = JSON.parse(body)
    const message = { id: String(request.headers['webhook-id']), body, headers: request.headers, type, data }
    receiver.received.push(message)
    const reply = await receiver.reply(message)
    if (reply === 'never') return
    const { status, headers } = typeof reply === 'number' ? { status: reply, headers: {} } : reply
    response.writeHead(status, headers).end()
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  afterFile(async () => {
    server.closeAllConnections()
    await new Promise((done) => server.close(done))
  })
  receiver.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`
  return receiver
}

/** Inserts a webhook directly into the database; the API accepts no loopback address. */
export async function webhookTo(
  { prisma, services }: World,
  business: TestBusiness,
  url: string,
  events: readonly WebhookEvent[] = Object.values(webhookEvents),
) {
  const secret = makeSecret()
  const secretSealed = services.seals.seal('webhook-secret', business.id, secret)
  const data = { businessId: business.id, url, events: [...events], secretSealed }
  return { ...(await prisma.webhookEndpoint.create({ data })), secret }
}

/** Inserts pending messages about a customer directly into the database. */
export async function pendingMessages(
  { prisma }: World,
  endpoint: { businessId: number; id: number },
  count: number,
  record = (index: number) => `Customer:${index + 1}`,
): Promise<void> {
  await prisma.webhookDelivery.createMany({
    data: Array.from({ length: count }, (_, index) => ({
      businessId: endpoint.businessId,
      endpointId: endpoint.id,
      eventId: randomUUID(),
      type: 'customer.updated',
      record: record(index),
    })),
  })
}
