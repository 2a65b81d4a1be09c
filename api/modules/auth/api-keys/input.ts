import { z } from 'zod'
import { text } from '#api/core/input/input.ts'
import { Role } from '#api/generated/enums.ts'

/** A new API key: its name, and the role whose permissions it has. */
export const newApiKey = z.object({
  name: text('Name', 80).meta({
    description: 'What the key is for. Unique among the keys that are not revoked.',
  }),
  role: z.enum(Role).meta({ title: 'Role', description: 'The role whose permissions the key has.' }),
})
export type NewApiKey = z.output<typeof newApiKey>
