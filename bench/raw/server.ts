import { createServer, type IncomingMessage } from 'node:http'
import { answers } from './answers.ts'

/**
 * The upper bound: a server written by hand with `node:http` and `pg` that returns the same JSON as ours, without
 * sessions, permissions or limits. Started by bench/main.ts with DATABASE_URL and PORT.
 */
function read(request: IncomingMessage): Promise<string> {
  return new Promise((done, failed) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.once('end', () => done(Buffer.concat(chunks).toString()))
    request.once('error', failed)
  })
}

async function answer(request: IncomingMessage) {
  const handler = answers[request.url ?? '']
  if (!handler) throw new Error(`nothing at ${request.url}`)
  return handler((request.method === 'POST' ? JSON.parse(await read(request)) : null) as never)
}

const server = createServer((request, response) => {
  answer(request).then(
    ({ json, headers }) => {
      const body = JSON.stringify(json)
      response.writeHead(200, {
        'content-type': 'application/json; charset=utf-8',
        'content-length': Buffer.byteLength(body),
        ...headers,
      })
      response.end(body)
    },
    (error: unknown) => {
      console.error(error)
      response.writeHead(500).end()
    },
  )
})

server.listen(Number(process.env.PORT), '127.0.0.1')
process.once('SIGTERM', () => process.exit(0))
