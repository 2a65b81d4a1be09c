import { builder } from '#api/core/graph/builder.ts'
import { priced } from '#api/core/limits/prices.ts'
import { build } from '#api/core/process/version.ts'
import { platformContext } from '#api/modules/superadmin/platformContext.ts'
import { Superadmin } from '#api/modules/superadmin/schema.ts'
import { mostJobs, type SystemState, systemState } from './service.ts'

const System = builder.objectRef<SystemState>('SystemState').implement({
  description: 'The state of the server and of the job queue at a moment.',
  fields: (t) => ({
    checkedAt: t.expose('checkedAt', { type: 'DateTime' }),
    version: t.string({
      description: 'What this server runs: the version and the commit that was built.',
      resolve: () => `${build.version} (${build.commit})`,
    }),
    databaseDelay: t.exposeInt('databaseDelay', {
      description: 'The response time of the database, in milliseconds.',
    }),
    dueJobs: t.exposeInt('dueJobs', {
      description: `The number of jobs that are due and have not started, at most ${mostJobs}.`,
    }),
    oldestDueJobAt: t.expose('oldestDueJobAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When the job that has waited longest was due; null when none waits.',
    }),
    failedJobs: t.exposeInt('failedJobs', {
      description: `The number of jobs that failed ten times and are not tried again, at most ${mostJobs}.`,
    }),
  }),
})

builder.objectField(Superadmin, 'system', (t) =>
  t.field({
    type: System,
    extensions: priced({ statements: 1 }),
    description: 'The state of the server and of the job queue now.',
    resolve: (_superadmin, _args, context) => systemState(platformContext(context)),
  }),
)
