import { z } from 'zod'
import { recordId } from '#api/core/graph/ids.ts'

/** A member of the team whom an input names. */
export const userId = recordId('User', 'Team member')

/** A member of the team, by number or by full name. */
export type UserRef = { userId: number } | { fullName: string }

/** A member of the team, as the graph takes one: one of these. */
export const userFields = {
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

/** Who that is; null for nobody. */
export function userRef({ userId, fullName }: Sent): UserRef | null {
  if (userId != null) return { userId }
  return fullName == null ? null : { fullName }
}
