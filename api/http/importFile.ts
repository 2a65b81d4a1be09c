import { pipeline } from 'node:stream/promises'
import { OperationTypeNode } from 'graphql'
import { contextOf } from '#api/core/context/context.ts'
import type { Services } from '#api/core/context/services.ts'
import { AppError } from '#api/core/errors/errors.ts'
import { parse } from '#api/core/input/input.ts'
import type { BusinessContext } from '#api/core/tenancy/businessContext.ts'
import { refusal } from '#api/core/viewer/refusal.ts'
import { may } from '#api/core/viewer/viewer.ts'
import { sendJson } from '#api/http/answer.ts'
import { attachment, isPrematureClose } from '#api/http/attachment.ts'
import { readBytes } from '#api/http/body.ts'
import { quotaHeaders } from '#api/http/rateLimit.ts'
import { callerOf, type Handler, type RequestContext } from '#api/http/requestContext.ts'
import { newImport } from '#api/modules/imports/input.ts'
import { problemsOf } from '#api/modules/imports/problems.ts'
import { createImport, type ImportOfBusiness } from '#api/modules/imports/service.ts'
import { largestPiece, takePiece } from '#api/modules/imports/upload.ts'

/** The path of the bytes of a file; its parameter is the number of the import. */
export const fileRoute = '/api/imports/:id/file'
export const filePath = /^\/api\/imports\/(\d{1,9})\/file$/

/** The path of the problems of an import, as a CSV file. */
export const problemsRoute = '/api/imports/:id/problems.csv'
export const problemsPath = /^\/api\/imports\/(\d{1,9})\/problems\.csv$/

const offsetShape = /^\d{1,9}$/

/** Streams the records of an import that have a problem. */
export function importProblems(services: Services): Handler {
  return async (requestContext) => {
    const { request, response, path, method } = requestContext
    if (method !== 'GET') {
      response.setHeader('Allow', 'GET')
      throw new AppError('METHOD_NOT_ALLOWED')
    }
    const context = await contextOf(services, request.headers.authorization ?? null, callerOf(requestContext))
    if (!may(context.viewer, 'import:manage')) throw refusal(context.viewer)
    const { name, content } = await problemsOf(context.ctx, Number(problemsPath.exec(path)?.[1]))
    response.writeHead(200, {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': attachment(name),
      'Cache-Control': 'no-store',
    })
    await pipeline(content, response).catch((error: unknown) => {
      if (!isPrematureClose(error)) throw error
    })
  }
}

type Act = (ctx: BusinessContext, bytes: Uint8Array<ArrayBuffer>) => Promise<ImportOfBusiness>

/** Runs an act with the bytes of a request, as one write of somebody who may import. */
async function withBytes(
  services: Services,
  requestContext: RequestContext,
  act: Act,
): Promise<ImportOfBusiness> {
  const { request, address } = requestContext
  const noteQuota = quotaHeaders(requestContext)
  const context = await contextOf(services, request.headers.authorization ?? null, callerOf(requestContext))
  const { viewer } = context
  if (!may(viewer, 'import:manage')) throw refusal(viewer)
  const sender = { viewer, address, noteQuota, isGone: context.isGone }
  const bytes = new Uint8Array(await readBytes(request, largestPiece))
  return services.admission(sender, { type: OperationTypeNode.MUTATION, writes: 1 }, () =>
    act(context.ctx, bytes),
  )
}

const answerOf = ({ id, state, size, received }: ImportOfBusiness) => ({
  id,
  state: state.toLowerCase(),
  size,
  received,
})

/** Takes the pieces of a file that is imported: `PUT` with `offset`, the place of its first byte. */
export function importFile(services: Services): Handler {
  return async (requestContext) => {
    const { response, path, method, query } = requestContext
    if (method !== 'PUT') {
      response.setHeader('Allow', 'PUT')
      throw new AppError('METHOD_NOT_ALLOWED')
    }
    const offset = query.get('offset') ?? '0'
    if (!offsetShape.test(offset)) throw new AppError('BAD_REQUEST', 'The offset is a number of bytes.')
    const id = Number(filePath.exec(path)?.[1])
    const held = await withBytes(services, requestContext, (ctx, bytes) =>
      takePiece(ctx, id, Number(offset), bytes),
    )
    sendJson(requestContext, 200, answerOf(held))
  }
}

/** Whether a request brings a file at once: a `POST` to the imports whose body is no JSON. */
export const bringsFile = ({ path, method, request }: RequestContext) =>
  path === '/api/imports' &&
  method === 'POST' &&
  !/^application\/json\b/i.test(request.headers['content-type'] ?? '')

/** Takes a small file at once; its name is the parameter `name`. */
export function smallImport(services: Services): Handler {
  return async (requestContext) => {
    const { response, query } = requestContext
    const held = await withBytes(services, requestContext, async (ctx, bytes) => {
      const file = parse(newImport, { name: query.get('name') ?? 'File', size: bytes.length })
      return ctx.transaction(async (tx) => takePiece(tx, (await createImport(tx, file)).id, 0, bytes))
    })
    response.setHeader('Location', `${services.publicUrl}/api/imports/${held.id}`)
    sendJson(requestContext, 201, answerOf(held))
  }
}
