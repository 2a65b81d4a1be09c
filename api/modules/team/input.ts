import { z } from 'zod'
import { recordId } from '#api/core/graph/ids.ts'

/** The id of a user in an input. */
export const userId = recordId('User', 'Team member')

/** A user, by id or by full name. */
export type UserRef = { userId: number } | { fullName: string }

/** A user as input of the graph: one of these fields. */
export const userRefFields = {
  userId: userId.nullish().meta({ description: 'An active user.' }),
  fullName: z.string().nullish().meta({
    description:
      'The full name of an active user. Of two users with the same name, the one who joined first.',
  }),
}

interface Sent {
  userId?: number | null | undefined
  fullName?: string | null | undefined
}

/** The user that the input identifies; null for nobody. */
export function userRef({ userId, fullName }: Sent): UserRef | null {
  if (userId != null) return { userId }
  return fullName == null ? null : { fullName }
}
