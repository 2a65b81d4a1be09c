import { AppError } from '#api/core/errors/errors.ts'
import type { BusinessContext } from '#api/core/tenancy/businessContext.ts'
import { goOn, type ImportOfBusiness, lockImport } from '#api/modules/imports/service.ts'

/** The maximum size of a piece, in bytes. */
export const largestPiece = 1024 * 1024

/**
 * Takes a piece of a file. A piece that has come before changes nothing, so a client whose connection broke sends it
 * again. With the last piece the file is read.
 * @throws CONFLICT for a piece that leaves a gap, with the number of bytes that have come; BAD_INPUT beyond the end
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

/** The file of an import, whole. */
export async function fileOf(ctx: BusinessContext, id: number): Promise<Uint8Array<ArrayBuffer>> {
  const pieces = await ctx.db.importPiece.findMany({ where: { importId: id }, orderBy: { startsAt: 'asc' } })
  const file = new Uint8Array(pieces.reduce((sum, { bytes }) => sum + bytes.length, 0))
  for (const { startsAt, bytes } of pieces) file.set(bytes, startsAt)
  return file
}
