import type { Context } from '#api/core/context/context.ts'
import { badField } from '#api/core/errors/errors.ts'
import { hashOf } from '#api/modules/auth/linkTokens.ts'

// The message must not look like the end of a session, which would sign the browser out.
const over = () => badField('token', 'This link no longer works. Please ask for a new one.')

/**
 * Verifies the email address that a link was sent to. A link works once, and only while the account still has that
 * address (docs/product/accounts.md#email-addresses).
 * @throws BAD_INPUT (`token`)
 */
export async function verifyEmail({ services }: Context, token: string): Promise<void> {
  const { platform, clock } = services
  const tokenHash = hashOf(token)
  const unexpired = { tokenHash, expiresAt: { gt: clock.now() } }
  const link = await platform.emailVerification.findFirst({ where: unexpired })
  if (!link) throw over()
  const { businessId, userId: id, email } = link
  await platform.$transaction(async (tx) => {
    // Updates the account first, as a change of the address does, so that the two cannot deadlock.
    const [account] = await tx.user.updateManyAndReturn({
      where: { businessId, id },
      data: { emailVerifiedAt: clock.now() },
      select: { email: true },
    })
    const { count } = await tx.emailVerification.deleteMany({ where: unexpired })
    // Compared exactly, because citext treats more spellings as equal than mail servers do.
    if (count === 0 || account?.email !== email) throw over()
  })
}
