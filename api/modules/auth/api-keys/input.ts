import { z } from 'zod'
import { Role } from '#api/core/database/generated/enums.ts'
import { text } from '#api/core/input.ts'

/** What a new API key is called, and by which role it acts. */
export const newApiKey = z.object({ name: text('Name', 80), role: z.enum(Role) })
