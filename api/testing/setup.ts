import { afterAll } from 'vitest'
import { cleanUp } from '#api/testing/cleanUp.ts'

// Files share loaded modules (vitest.config.ts), whose own hooks would run for the first file alone.
afterAll(cleanUp)
