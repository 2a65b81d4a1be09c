import type { Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import type { GraphQLSchema } from 'graphql'
import type { Log } from '#api/core/process/log.ts'
import type { Role } from '#api/generated/enums.ts'
import type { Documents } from '#api/graphql/documents.ts'
import type { ExportSource } from '#api/http/businessExport.ts'
import type { Trouble } from '#api/http/readiness.ts'
import type { Row } from '#api/rest/route.ts'
import { routes } from '#api/rest/routes.ts'
import { schema } from '#api/schema.ts'
import { openServer } from '#api/server.ts'
import { confirmedSession } from '#api/testing/harness/accounts/sessions.ts'
import { userToken } from '#api/testing/harness/accounts/signIn.ts'
import { afterFile } from '#api/testing/harness/cleanUp.ts'
import { silent } from '#api/testing/harness/database/database.ts'
import type { AnyJson } from '#api/testing/harness/http/anyJson.ts'
import type { TestBusiness, World } from '#api/testing/harness/world.ts'

/** A response, with its JSON parsed. */
export interface Answer {
  status: number
  headers: Headers
  body: AnyJson
}

export interface Sent {
  token?: string
  /** The body, sent as JSON. */
  body?: unknown
  headers?: Record<string, string>
}

/** A real HTTP server on its own port. */
export interface TestServer {
  url: string
  /** Sends a request with a JSON body and parses the response. */
  send(method: string, path: string, sent?: Sent): Promise<Answer>
  /** Sends raw bytes and returns what arrives until the connection ends or `enough` matches. */
  raw(bytes: string | Buffer, enough?: RegExp): Promise<string>
}

interface Options {
  schema?: GraphQLSchema
  routes?: readonly Row[]
  checkReadiness?: () => Promise<Trouble | null>
  documents?: Documents
  webFolder?: string
  demo?: boolean
  exports?: ExportSource
  proxies?: number
  metricsToken?: string
  stopping?: AbortSignal
  answerTime?: number
  writeTime?: number
  byFetch?: boolean
  log?: Log
}

export async function serve(world: World, { log = silent, ...options }: Options = {}): Promise<TestServer> {
  const server = openServer({
    services: { ...world.services, log },
    schema,
    routes,
    checkReadiness: async () => null,
    documents: async () => null,
    webFolder: 'nowhere',
    demo: true,
    ...options,
  })
  afterFile(() => stop(server))
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  const url = `http://127.0.0.1:${port}`

  return {
    url,
    async send(method, path, { token, body, headers = {} } = {}) {
      const response = await fetch(url + path, {
        method,
        headers: {
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...(token && { authorization: `Bearer ${token}` }),
          ...headers,
        },
        ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      })
      const text = await response.text()
      const json = text !== '' && /json/.test(response.headers.get('content-type') ?? '')
      return { status: response.status, headers: response.headers, body: json ? JSON.parse(text) : text }
    },
    raw: (bytes, enough) =>
      new Promise((done) => {
        let heard = ''
        const socket = connect(port, '127.0.0.1', () => socket.write(bytes))
        socket.on('data', (chunk) => {
          heard += chunk
          if (enough?.test(heard)) socket.destroy()
        })
        socket.on('error', () => undefined)
        socket.on('close', () => done(heard))
      }),
  }
}

/** A session token of a user with this role, who has just signed in. */
export async function tokenFor(
  { services, prisma }: World,
  business: TestBusiness,
  role: Role,
): Promise<string> {
  const { id } = { ADMIN: business.admin, MANAGER: business.manager, EMPLOYEE: business.employee }[role]
  const token = await userToken(services, { id, businessId: business.id, role, tokenVersion: 0 })
  await confirmedSession(prisma, { businessId: business.id, userId: id }, services.tokens.idOf(token))
  return token
}

function stop(server: Server): Promise<unknown> {
  server.closeAllConnections()
  return new Promise((done) => server.close(done))
}
