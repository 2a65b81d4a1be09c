import type { Context } from '#api/core/context/context.ts'
import { AppError } from '#api/core/errors/errors.ts'
import { refusal } from '#api/core/viewer/refusal.ts'
import type { GraphPlugin, ReadyArrival } from '../arrival.ts'

/** Restricts the schema to signed-in viewers (docs/decisions/0006-limits.md). */
export function checkSignedIn({ viewer }: Context): void {
  if (viewer.kind === 'anonymous') {
    throw new AppError('UNAUTHENTICATED', 'Please sign in to ask for the schema.')
  }
  if (viewer.kind === 'ended') throw refusal(viewer)
}

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
