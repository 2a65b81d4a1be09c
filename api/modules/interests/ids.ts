import { z } from 'zod'
import { notFound } from '#api/core/errors/errors.ts'
import { readGlobalId, textId } from '#api/core/graph/ids.ts'

/** Like `idOf`, for tables with text ids. */
export function textIdOf(type: string, globalID: string, noun: string = type): string {
  const { typename, id } = readGlobalId(globalID)
  const row = typename === type ? textId(id) : ''
  if (row === '') throw notFound(noun)
  return row
}

/** Like `recordId`, for tables with text ids. */
export function recordTextId(type: string, noun: string = type) {
  return z
    .string()
    .transform((id) => textIdOf(type, id, noun))
    .meta({ format: 'id' })
}
