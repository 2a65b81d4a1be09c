import { command } from '#api/cli/command.ts'
import { bundleProgram } from '#tools/steps/bundle.ts'

/** The operators' commands by their names in package.json. */
const commands = {
  backup: 'backup',
  restore: 'restore',
  'business:export': 'businessExport',
  'business:restore': 'businessRestore',
  'superadmin:reset': 'resetSuperadmin',
  'demo:reset': 'resetDemo',
  'db:migrate': 'migrate',
  reminders: 'reminders',
}

// npm run build:commands: bundles the operators' commands for an image without TypeScript's sources.
await command(async () => {
  for (const [name, file] of Object.entries(commands)) {
    await bundleProgram(`api/cli/${file}.ts`, `dist/cli/${name}`)
  }
})
