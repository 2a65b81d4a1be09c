import type { Context } from '#api/core/context/context.ts'
import { badField } from '#api/core/errors/errors.ts'
import { checkCredentials } from '#api/modules/auth/sign-in/attempts.ts'

interface OwnPassword {
  /** The account, by which wrong passwords are counted. */
  subject: readonly string[]
  /** The hashing queue. */
  turn: string
  passwordHash: string
  given: string
  /** The field of the input. */
  field: string
}

/**
 * Checks the password that a signed-in person types again. Wrong ones are counted wherever they come from.
 * @throws BAD_INPUT (the field), RATE_LIMITED
 */
export async function checkOwnPassword(
  context: Context,
  { subject, turn, passwordHash, given, field }: OwnPassword,
): Promise<void> {
  const isRight = await checkCredentials(context, {
    subject: ['own', ...subject],
    origin: 'anywhere',
    check: async () => (await context.services.passwords.verify(passwordHash, given, turn)) || null,
  })
  if (!isRight) throw badField(field, 'Current password is incorrect')
}
