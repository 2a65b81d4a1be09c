import { isDemoAccount } from '#api/core/accounts/usernames.ts'
import type { Context } from '#api/core/context/context.ts'
import { AppError } from '#api/core/errors/errors.ts'
import { demoBusinessId } from '#api/core/tenancy/demo.ts'
import { isPerson } from '#api/core/viewer/viewer.ts'

/** How long a sign-in, or a password that was typed again, counts, in minutes. */
const confirmedMinutes = 15

/** What an act that asks again says in descriptions. */
export const confirmationText = `May be PASSWORD_NEEDED for a person who has neither signed in nor confirmed the password in the last ${confirmedMinutes} minutes.`

/**
 * Lets pass who has proved lately to be at this session (docs/product/accounts.md#asked-again). API keys are not asked,
 * nor is the demo account, whose visitors need not know its password.
 * @throws PASSWORD_NEEDED
 */
export async function requireConfirmation({
  services,
  viewer,
}: Pick<Context, 'services' | 'viewer'>): Promise<void> {
  if (!isPerson(viewer)) return
  const since = new Date(services.clock.now().getTime() - confirmedMinutes * 60_000)
  const session =
    viewer.sessionId !== undefined &&
    (await services.platform.session.findUnique({
      where: { id: viewer.sessionId, confirmedAt: { gte: since } },
      select: { id: true },
    }))
  if (!session && !(await isDemo({ services, viewer }))) throw new AppError('PASSWORD_NEEDED')
}

async function isDemo({ services, viewer }: Pick<Context, 'services' | 'viewer'>): Promise<boolean> {
  if (viewer.kind !== 'user' || viewer.businessId !== demoBusinessId) return false
  const { businessId, userId: id } = viewer
  const user = await services.platform.user.findUnique({
    where: { businessId_id: { businessId, id } },
    select: { username: true },
  })
  return user !== null && isDemoAccount({ businessId, ...user })
}
