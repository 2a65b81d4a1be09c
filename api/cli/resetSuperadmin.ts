import { passwordHasher } from '#api/core/accounts/passwords.ts'
import { superadminUsername } from '#api/core/accounts/usernames.ts'
import { log } from '#api/core/process/log.ts'
import { platformClient } from '#api/core/tenancy/tenancy.ts'
import { systemClock } from '#api/core/time/clock.ts'
import { openDatabase } from '#api/database/start/open.ts'
import { readEnv } from '#api/env/env.ts'
import { resetSuperadminPassword } from '#api/modules/superadmin/passwordReset.ts'
import { command } from './command.ts'

// npm run superadmin:reset [-- USERNAME]: sets a new password for the superadmin: SUPERADMIN_PASSWORD, else a random
// one. Cuecard may be running.
await command(async () => {
  const [username = superadminUsername] = process.argv.slice(2)
  const env = readEnv()
  const database = await openDatabase(env, log)
  try {
    const platform = platformClient(database.prisma, () => undefined)
    const services = { platform, passwords: passwordHasher(), clock: systemClock }
    const password = await resetSuperadminPassword(services, username, env.superadminPassword)
    const told = env.superadminPassword ? 'the one of SUPERADMIN_PASSWORD' : `${password} (shown only now)`
    process.stdout.write(
      `Superadmin ${username}, new password: ${told}\nAll sessions of ${username} have ended.\n`,
    )
  } finally {
    await database.close()
  }
})
