import { requireConfirmation } from '#api/core/context/confirmation.ts'
import { contextOf } from '#api/core/context/context.ts'
import type { Services } from '#api/core/context/services.ts'
import { AppError, notFound } from '#api/core/errors/errors.ts'
import { createLimiter } from '#api/core/limits/limiter.ts'
import type { Limit } from '#api/core/limits/throttle.ts'
import { streamBusiness } from '#api/modules/backups/business/export.ts'
import { exportName } from '#api/modules/backups/business/exportName.ts'
import { platformContext, recordSuperadminAction } from '#api/modules/superadmin/platformContext.ts'
import { attachment, isPrematureClose } from './attachment.ts'
import { callerOf, type Handler } from './requestContext.ts'

/** Where the exports come from, and how they are encrypted. */
export interface ExportSource {
  /** The address of PostgreSQL itself, not of a connection pooler. */
  url: string
  passphrase?: string | undefined
  /** The secret that seals them. */
  sealWith?: string | undefined
  /** The cost of deriving the key from the passphrase; tests pass a lower one. */
  keyCost?: number
}

/** The path of a download; its parameter is the number of the business. */
export const exportRoute = '/api/superadmin/businesses/:id/export'
export const exportPath = /^\/api\/superadmin\/businesses\/(\d{1,9})\/export$/

/** Each download reads a whole business. */
const downloads: Limit = { name: 'business-exports', points: 60, seconds: 3600 }

/** How long a download may take, in milliseconds: it holds a snapshot of the database, which delays its vacuum. */
const downloadTimeout = 60 * 60_000

/**
 * Streams the export of one business to a superadmin, in the format of `npm run business:export`
 * (docs/backup.md#one-business-alone). It is recorded in the audit trail before the first byte is sent. Nothing is
 * written to the disk, and at most some megabytes are in memory.
 */
export function businessExport(services: Services, source: ExportSource | undefined): Handler {
  if (!source) {
    return () => {
      throw new AppError('NOT_FOUND')
    }
  }
  // Two, so that downloads leave the database time for everybody else.
  const inTurn = createLimiter({ atOnce: 2, waiting: 0 })

  return async (requestContext) => {
    const { request, response, path, method } = requestContext
    const context = await contextOf(services, request.headers.authorization ?? null, callerOf(requestContext))
    const ctx = platformContext(context)
    if (method !== 'GET') {
      response.setHeader('Allow', 'GET')
      throw new AppError('METHOD_NOT_ALLOWED')
    }
    const businessId = Number(exportPath.exec(path)?.[1])
    const business = await services.platform.business.findUnique({
      where: { id: businessId },
      select: { name: true },
    })
    if (!business) throw notFound('Business')
    await requireConfirmation(context)
    await services.throttle.take(downloads, String(ctx.superadmin.superadminId))

    const open = async () => {
      await services.platform.$transaction((tx) =>
        recordSuperadminAction(ctx, tx, businessId, {
          action: 'business:export',
          subject: `Business:${businessId}`,
        }),
      )
      const encrypted = source.passphrase !== undefined
      const now = services.clock.now()
      response.writeHead(200, {
        'Content-Type': 'application/octet-stream',
        'Content-Disposition': attachment(exportName({ ...business, id: businessId, now, encrypted })),
        'Cache-Control': 'no-store',
      })
      return response
    }
    const signal = AbortSignal.timeout(downloadTimeout)
    await inTurn(() => streamBusiness({ ...source, businessId, signal }, open)).catch((error: unknown) => {
      // The client has gone, or reads too slowly; the log of the request says that the answer is incomplete.
      if (!response.headersSent || !isPrematureClose(error)) throw error
    })
  }
}
