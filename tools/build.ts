import { command } from '#api/cli/command.ts'
import { makeStale } from '#tools/steps/fresh.ts'
import { product } from '#tools/steps/steps.ts'

// npm run build: rebuilds every generated file whose sources have changed.
await command(() => makeStale(product))
