import * as z from 'zod/mini'

/** What a passkey is called. */
export const nameSchema = z.object({
  name: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'Name is required'),
      z.maxLength(60, 'Name must be at most 60 characters'),
    ),
})
