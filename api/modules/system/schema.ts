import { builder } from '#api/core/graph/builder.ts'
import { priced } from '#api/core/limits/prices.ts'
import { Viewer } from '#api/modules/team/viewer.ts'

const reachable = 'SELECT 1 AS answer FROM (SELECT $1::int) AS asked'

builder.objectField(Viewer, 'databaseDelay', (t) =>
  t.int({
    extensions: priced({ statements: 1 }),
    description: 'The response time of the database, in milliseconds. UNAVAILABLE when it does not answer.',
    resolve: async (_viewer, _args, { ctx }) => {
      const start = performance.now()
      await ctx.sql(reachable)
      return Math.round(performance.now() - start)
    },
  }),
)
