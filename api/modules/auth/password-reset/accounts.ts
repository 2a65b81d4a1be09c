import type { Prisma } from '#api/generated/client.ts'

/** Accounts whose password can be reset by a link: active users of businesses that may sign in. */
export const mayReset = {
  isActive: true,
  business: { isActive: true, subscriptionStatus: 'ACTIVE' },
} satisfies Prisma.UserWhereInput

export const resetFields = {
  businessId: true,
  id: true,
  email: true,
  emailVerifiedAt: true,
  username: true,
  business: { select: { name: true } },
} satisfies Prisma.UserSelect

/** The columns of an account that a link can be mailed to. */
export type ResetAccount = Prisma.UserGetPayload<{ select: typeof resetFields }>
