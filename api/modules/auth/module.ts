import '#api/modules/auth/schema.ts'
import '#api/modules/auth/password-reset/mutations.ts'
import '#api/modules/auth/email-verification/schema.ts'
import '#api/modules/auth/email-verification/mutations.ts'
import '#api/modules/auth/registration/mutations.ts'
import '#api/modules/auth/second-factor/schema.ts'
import '#api/modules/auth/passkeys/schema.ts'
import '#api/modules/auth/sessions/schema.ts'
import '#api/modules/auth/confirmation/schema.ts'
import '#api/modules/auth/api-keys/schema.ts'
import '#api/modules/auth/api-keys/mutations.ts'
import { passkeyRows } from '#api/modules/auth/passkeys/rest.ts'
import { rows } from '#api/modules/auth/rest.ts'
import type { Module } from '#api/modules/module.ts'

export const auth: Module = {
  rest: [...rows, ...passkeyRows],
}
