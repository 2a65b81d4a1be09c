import { afterAll } from 'vitest'
import { cleanUp } from '#api/testing/harness/cleanUp.ts'

// Test files share loaded modules (vitest.config.ts), so a hook at the top of a module would run for one file only.
afterAll(cleanUp)
