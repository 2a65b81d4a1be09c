import type { Prisma } from '#api/core/database/generated/client.ts'

/** Whose password a link may change: active people of businesses that may sign in. */
export const mayReset = {
  isActive: true,
  business: { isActive: true, subscriptionStatus: 'ACTIVE' },
} satisfies Prisma.UserWhereInput

export const accountFields = {
  businessId: true,
  id: true,
  email: true,
  emailVerifiedAt: true,
  username: true,
  business: { select: { name: true } },
} satisfies Prisma.UserSelect

/** An account that a link may be mailed to. */
export type Account = Prisma.UserGetPayload<{ select: typeof accountFields }>
