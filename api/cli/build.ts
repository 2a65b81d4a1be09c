import { command } from './command.ts'
import { makeStale } from './fresh.ts'
import { product } from './steps.ts'

// npm run build: brings everything that is made from something else up to date.
await command(() => makeStale(product))
