import { z } from 'zod'
import { text } from '#api/core/input/input.ts'

/** What an admin types to say who is erased. */
export const typedName = z.object({
  name: text('Name', 161).meta({ description: 'The full name of the customer.' }),
})
