import { AppError } from '#api/core/errors/errors.ts'

interface DatabaseError {
  code?: string
  meta?: unknown
}

/**
 * Runs a write of an account and translates a violation of a unique constraint, which decides between concurrent
 * writes, into an error about the field.
 * @throws CONFLICT `Username already exists` (`username`), `Email already exists` (`email`)
 */
export async function translateUniqueViolation<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write()
  } catch (error) {
    const { code, meta } = error as DatabaseError
    if (code !== 'P2002') throw error
    const field = JSON.stringify(meta).includes('email') ? 'email' : 'username'
    const message = field === 'email' ? 'Email already exists' : 'Username already exists'
    throw new AppError('CONFLICT', { message, fields: { [field]: [message] }, cause: error })
  }
}
