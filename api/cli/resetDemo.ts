import { passwordHasher } from '#api/core/accounts/passwords.ts'
import { log } from '#api/core/process/log.ts'
import { StartError } from '#api/core/process/startError.ts'
import { openDatabase } from '#api/database/start/open.ts'
import { readEnv } from '#api/env/env.ts'
import { resetDemo } from '../../prisma/seed.ts'
import { command } from './command.ts'

// npm run demo:reset: restores the sample data of the demo business, dated around the current time.
await command(async () => {
  const database = await openDatabase(readEnv(), log)
  try {
    const passwordHash = passwordHasher().hash
    if (!(await resetDemo(database.prisma, { now: new Date(), passwordHash }))) {
      throw new StartError('There is no demo business here: it is made by the first start without DEMO=off.')
    }
  } finally {
    await database.close()
  }
  process.stdout.write('The demo business is back to its sample data.\n')
})
