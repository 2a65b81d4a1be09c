import { command } from './command.ts'
import { makeStale } from './fresh.ts'
import { product } from './steps.ts'

// npm run build: rebuilds every generated file whose sources have changed.
await command(() => makeStale(product))
