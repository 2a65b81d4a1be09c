import { durations } from '#api/core/telemetry/metrics.ts'
import { inSpan } from '#api/core/telemetry/tracing.ts'
import type { GraphPlugin, ReadyArrival } from '../arrival.ts'
import type { Prepared } from './preparation.ts'

const graphqlOperations = durations({
  name: 'cuecard_graphql_operation_duration_seconds',
  help: "Queries and mutations: the screens' by name, all others as `other`.",
  labelNames: ['operation'],
})

export const spanName = ({ operation, label }: Prepared) => `${operation.operation} ${label}`

/** Times each query and mutation, and gives it a span. */
export const observation: GraphPlugin = {
  onExecute({ executeFn, setExecuteFn }) {
    setExecuteFn(async (args) => {
      const { prepared }: ReadyArrival = args.contextValue
      const start = performance.now()
      try {
        return await inSpan(spanName(prepared), {}, async () => executeFn(args))
      } finally {
        const seconds = (performance.now() - start) / 1000
        graphqlOperations.observe({ operation: prepared.label }, seconds)
      }
    })
  },
}
