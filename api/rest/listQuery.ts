import { z } from 'zod'
import { badField } from '#api/core/errors/errors.ts'
import { readInstant } from '#api/core/time/localTime.ts'
import type { Row } from './route.ts'

/** An instant in a query. */
export function since(label: string) {
  return z
    .string()
    .refine(
      (text) => readInstant(text) !== null,
      `${label} must be an ISO 8601 date and time, such as 2026-06-11T15:00:00Z`,
    )
    .meta({ format: 'date-time' })
}

const orders: Record<string, string> = {
  id: 'ID',
  '-id': 'ID_DESC',
  updatedAt: 'UPDATED_AT',
  '-updatedAt': 'UPDATED_AT_DESC',
}

/** The values of `sort` that a list takes. */
export function sortsOf({ sync }: Row): string[] {
  return sync ? [...Object.keys(orders), ...Object.keys(sync.sorts ?? {})] : []
}

/** The names of an item's properties, which `fields` selects. */
export function fieldsOf({ answer }: Row): string[] {
  return answer instanceof z.ZodObject ? Object.keys(answer.shape) : []
}

/** The query of a list besides `limit`, `cursor` and what the row takes. */
export function listQuery(row: Row) {
  const names = fieldsOf(row)
  const fields = z
    .string()
    .max(1000, 'Fields must be at most 1000 characters')
    .transform((text) => text.split(',').map((name) => name.trim()))
    .refine((list) => list.every((name) => names.includes(name)), `Fields must be from ${names.join(', ')}`)
    .optional()
    .meta({ description: 'The properties to answer, separated by commas; all without it.' })
  if (!row.sync) return z.object({ fields })
  const sorts = sortsOf(row)
  return z.object({
    fields,
    sort: z
      .enum(sorts, { error: `Sort must be one of ${sorts.join(', ')}` })
      .optional()
      .meta({ description: 'Another order than the list has by itself; `-` is descending.' }),
    updatedSince: since('Updated since').optional().meta({
      description:
        'Only records that were changed since, of every state, oldest change first. Includes the 30 seconds before.',
    }),
  })
}

type ListQuery = { fields?: string[] | undefined; sort?: string; updatedSince?: string }

/**
 * The variables by which a list is sorted and narrowed to changes.
 * @throws BAD_INPUT for `updatedSince` with an order that only whole lists have
 */
export function listVariables({ sync }: Row, { sort, updatedSince }: ListQuery): Record<string, unknown> {
  if (!sync || (sort === undefined && updatedSince === undefined)) return {}
  const own = sort === undefined ? undefined : sync.sorts?.[sort]
  if (own && updatedSince !== undefined) {
    throw badField('sort', 'Changes can be sorted by id or updatedAt')
  }
  const order = sort === undefined ? undefined : orders[sort]
  return {
    ...(updatedSince !== undefined && { ...sync.all, updatedSince }),
    ...(order && { order }),
    ...own,
  }
}

/** The selected properties of an item. */
export function picked(item: unknown, fields: readonly string[] | undefined): unknown {
  if (!fields) return item
  return Object.fromEntries(fields.map((name) => [name, (item as Record<string, unknown>)[name]]))
}
