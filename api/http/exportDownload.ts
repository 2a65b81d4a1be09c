import { contextFor } from '#api/core/context/context.ts'
import type { Services } from '#api/core/context/services.ts'
import { inSnapshot } from '#api/core/database/connectForCopy.ts'
import { AppError } from '#api/core/errors/errors.ts'
import { createLimiter } from '#api/core/limits/limiter.ts'
import { downloadPattern, openLink } from '#api/modules/exports/link.ts'
import type { ExportFile } from '#api/modules/exports/readyExport.ts'
import { readyExport } from '#api/modules/exports/service.ts'
import { attachment, isPrematureClose } from './attachment.ts'
import { callerOf, type Handler, type RequestContext } from './requestContext.ts'

const minutes = 60_000

/** How long a download may take, in milliseconds: it holds a snapshot of the database, which delays its vacuum. */
const downloadTimeout = { part: 10 * minutes, everything: 60 * minutes }

/**
 * Downloads of this server at once: each reads a table, or a whole business, and formats it. Others wait for a while, which
 * browsers do too.
 */
const waiting = { waiting: 20, waitingPerKey: 5, maxWait: 20_000 }
const turns = {
  part: { atOnce: 4, atOncePerKey: 2, ...waiting },
  everything: { atOnce: 2, atOncePerKey: 1, ...waiting },
}

/**
 * Streams an export to the holder of its link (docs/product/exports.md). When it fails midway the connection is closed before
 * the last chunk, so that browsers and programs know that the file is incomplete.
 */
export function exportDownload(services: Services, url: string | undefined): Handler {
  const inTurn = { part: createLimiter(turns.part), everything: createLimiter(turns.everything) }
  return async (requestContext) => {
    const { method, path, response } = requestContext
    if (url === undefined) throw new AppError('NOT_FOUND')
    // A HEAD would use the link up.
    if (method !== 'GET') {
      response.setHeader('Allow', 'GET')
      throw new AppError('METHOD_NOT_ALLOWED')
    }
    const { viewer, content } = await openLink(services, downloadPattern.exec(path)?.[1] ?? '')
    const { ctx } = contextFor(services, viewer, callerOf(requestContext))
    const ready = readyExport(ctx, content)
    const { reads } = ready
    await inTurn[reads](async () => {
      if (response.destroyed) return
      const source = { url, name: 'cuecard export', signal: AbortSignal.timeout(downloadTimeout[reads]) }
      await inSnapshot(source, (client) => ready.write(client, (file) => begin(requestContext, file)))
    }, String(ctx.tenant.businessId)).catch((error: unknown) => {
      // The client has gone, or reads too slowly; the log of the request says that the answer is incomplete.
      if (!response.headersSent || !isPrematureClose(error)) throw error
    })
  }
}

function begin({ response }: RequestContext, { name, type }: ExportFile) {
  return response.writeHead(200, {
    'Content-Type': type,
    'Content-Disposition': attachment(name),
    'Cache-Control': 'no-store',
  })
}
