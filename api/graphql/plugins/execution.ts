import type { GraphPlugin, ReadyArrival } from '../arrival.ts'
import { checkSignedIn } from '../contextOfRequest.ts'

/** Runs queries and mutations with the executor of their text, which also admits them. */
export const execution: GraphPlugin = {
  onExecute({ setExecuteFn }) {
    setExecuteFn(async ({ contextValue, variableValues }) => {
      const { prepared, context, run }: ReadyArrival = contextValue
      if (prepared.asksForSchema) checkSignedIn(context)
      const execute = context.viewer.kind === 'anonymous' ? prepared.executeForStranger : prepared.execute
      return execute({ variables: variableValues ?? {}, context, ...run })
    })
  },
}
