import type { Context } from '#api/core/context/context.ts'
import { AppError } from '#api/core/errors/errors.ts'
import { lockForUpdate } from '#api/core/tenancy/lockForUpdate.ts'
import { etagOf, namesEtag } from '#api/http/etag.ts'
import type { Route } from './compile.ts'

/** A route that reads one record, with the model of the record. */
export type RecordRoute = Route & Required<Pick<Route, 'record'>>

export function readsRecord(route: Route): route is RecordRoute {
  return route.record !== undefined
}

interface Condition {
  /** The header `If-Match`. */
  ifMatch: string
  /** The route that reads the record which the request changes. */
  reader: RecordRoute
  params: Record<string, number | string>
  /** The body of an answer of `reader`. */
  bodyOf(route: Route, context: Context, variables: Record<string, unknown>): Promise<string>
}

/**
 * Returns the check of `If-Match`: it locks the record until the transaction ends, reads it as a GET would, and
 * compares its entity tag.
 */
export function precondition({ ifMatch, reader, params, bodyOf }: Condition) {
  return async (context: Context): Promise<void> => {
    await lockForUpdate(context.ctx, reader.record, Number(params.id))
    const body = await bodyOf(reader, context, reader.variables({ params, query: {}, body: {} }))
    if (!namesEtag(ifMatch, etagOf(body))) throw new AppError('PRECONDITION_FAILED')
  }
}
