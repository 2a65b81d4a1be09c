import { builder } from '#api/core/graph/builder.ts'
import { priced } from '#api/core/limits/prices.ts'
import type { Backup as Row } from '#api/generated/client.ts'
import { BackupState } from '#api/generated/enums.ts'
import { lastBackup, latestAttempt } from '#api/modules/backups/records.ts'
import { platformContext } from '#api/modules/superadmin/platformContext.ts'
import { Superadmin } from '#api/modules/superadmin/schema.ts'

const BackupStateEnum = builder.enumType(BackupState, { name: 'BackupState' })

const Backup = builder.objectRef<Row>('Backup').implement({
  description: 'A backup of the whole database.',
  fields: (t) => ({
    state: t.expose('state', { type: BackupStateEnum }),
    startedAt: t.expose('startedAt', { type: 'DateTime' }),
    finishedAt: t.expose('finishedAt', { type: 'DateTime', nullable: true }),
    file: t.exposeString('file', { nullable: true, description: 'The path of the archive on the server.' }),
    size: t.float({
      nullable: true,
      description: 'The size of the archive in bytes.',
      resolve: ({ size }) => (size === null ? null : Number(size)),
    }),
    error: t.exposeString('error', { nullable: true, description: 'Why it failed.' }),
  }),
})

builder.objectFields(Superadmin, (t) => ({
  lastBackup: t.field({
    type: Backup,
    nullable: true,
    extensions: priced({ statements: 1 }),
    description: 'The newest backup that is done.',
    resolve: (_superadmin, _args, context) => lastBackup(platformContext(context).services.platform),
  }),
  latestBackupAttempt: t.field({
    type: Backup,
    nullable: true,
    extensions: priced({ statements: 1 }),
    description: 'The newest backup, whether it is running, done or failed.',
    resolve: (_superadmin, _args, context) => latestAttempt(platformContext(context).services.platform),
  }),
}))
