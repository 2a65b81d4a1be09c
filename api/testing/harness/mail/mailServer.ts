import { createServer, type Server, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { afterFile } from '#api/testing/harness/cleanUp.ts'

/** A message as the server received it. */
export interface Delivery {
  from: string
  to: string[]
  /** Headers and body, with quoted-printable decoded. */
  raw: string
}

function plain(raw: string): string {
  const joined = raw.replaceAll('=\r\n', '')
  const bytes = joined.replace(/=([0-9A-F]{2})/g, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  )
  return Buffer.from(bytes, 'latin1').toString('utf8')
}

/** A real SMTP server on its own port. */
export async function mailServer(
  options: SMTPServerOptions = {},
): Promise<{ url: string; mails: Delivery[] }> {
  const mails: Delivery[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, { envelope }, done) {
      text(stream).then((raw) => {
        const from = envelope.mailFrom ? envelope.mailFrom.address : ''
        mails.push({ from, to: envelope.rcptTo.map(({ address }) => address), raw: plain(raw) })
        done()
      }, done)
    },
    ...options,
  })
  server.on('error', () => undefined)
  afterFile(() => server.close())
  return { url: await urlOf(server.listen(0, '127.0.0.1')), mails }
}

/** A server in place of a mail server whose behaviour `meet` defines. */
export async function strangeServer(meet: (socket: Socket) => void): Promise<{ url: string }> {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => undefined)
    meet(socket)
  })
  afterFile(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  return { url: await urlOf(server.listen(0, '127.0.0.1')) }
}

async function urlOf(server: Server): Promise<string> {
  if (!server.listening) await new Promise((done) => server.once('listening', done))
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('a server without a port')
  return `smtp://127.0.0.1:${address.port}`
}
