import { AppError } from '#api/core/errors/errors.ts'
import type { BusinessContext } from '#api/core/tenancy/businessContext.ts'
import { checkDemoBytes } from '#api/modules/imports/demoFile.ts'
import { goOn, type ImportOfBusiness, lockImport } from '#api/modules/imports/service.ts'

/** The maximum size of a piece, in bytes. */
export const largestPiece = 1024 * 1024

/**
 * Takes a piece of a file. A piece that has come before changes nothing, so a client whose connection broke sends it
 * again. With the last piece the file is read.
 * @throws CONFLICT for a piece that leaves a gap, with the number of bytes that have come; BAD_INPUT beyond the end;
 * FORBIDDEN in the demo for another file than its own
 */
export function takePiece(
  ctx: BusinessContext,
  id: number,
  startsAt: number,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<ImportOfBusiness> {
  return ctx.transaction(async (tx) => {
    const held = await lockImport(tx, id)
    const end = startsAt + bytes.length
    if (end <= held.received) return held
    checkDemoBytes(tx, startsAt, bytes)
    if (held.state !== 'UPLOADING') throw new AppError('CONFLICT', 'This file has come whole.')
    if (startsAt !== held.received) {
      const message = `Send the bytes from ${held.received} on.`
      throw new AppError('CONFLICT', { message, data: { received: held.received } })
    }
    if (end > held.size)
      throw new AppError('BAD_INPUT', `The file has ${held.size} bytes, as it was announced.`)
    await tx.db.importPiece.create({ data: { ...tx.tenant, importId: id, startsAt, bytes } })
    const isWhole = end === held.size
    const after = await tx.db.import.update({
      where: tx.key(id),
      data: { received: end, ...(isWhole && { state: 'READING' }) },
    })
    if (isWhole) await goOn(tx, id)
    return after
  })
}

const nextPiece = `SELECT bytes FROM "ImportPiece" WHERE "businessId" = $1 AND "importId" = $2 AND "startsAt" = $3`

/**
 * The file of an import, whole; empty when it is no longer there. Its pieces are fetched one by one, because decoding all
 * of them at a time holds the event loop.
 */
export async function fileOf(
  ctx: BusinessContext,
  { id, received }: Pick<ImportOfBusiness, 'id' | 'received'>,
): Promise<Uint8Array<ArrayBuffer>> {
  const file = new Uint8Array(received)
  for (let at = 0; at < received; ) {
    const [piece] = await ctx.sql<{ bytes: Uint8Array }>(nextPiece, id, at)
    if (!piece) return new Uint8Array()
    file.set(piece.bytes, at)
    at += piece.bytes.length
  }
  return file
}
