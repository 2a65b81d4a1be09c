import type { Plugin } from 'graphql-yoga'
import type { Context } from '#api/core/context/context.ts'
import type { Run } from '#api/core/graph/executor.ts'
import type { RequestContext } from '#api/http/requestContext.ts'
import type { Prepared } from './plugins/preparation.ts'

/** A request for the graph, however it arrived: what Yoga hands to all plugins, each of which adds what it finds. */
export interface Arrival {
  readonly requestContext: RequestContext
  /** Whether the text was requested by id, as the web application's are. */
  isOurs?: boolean
  /** The `Idempotency-Key`; concerns mutations only. */
  key?: string | null
  prepared?: Prepared
  context?: Context
  /** What surrounds the execution. */
  run?: Pick<Run, 'within' | 'shown'>
}

/** An arrival whose operation is prepared and whose viewer is known. */
export type ReadyArrival = Arrival & Required<Pick<Arrival, 'prepared' | 'context'>>

export type GraphPlugin = Plugin<Arrival, Arrival>
