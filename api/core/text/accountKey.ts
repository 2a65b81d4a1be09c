import { canonical } from './canonical.ts'

/**
 * The form by which usernames and email addresses are compared: canonical and without case, also of the Turkish İ and ı.
 * Accents count. The database has the same function (`account_key`, prisma/sql/text.sql).
 */
export function accountKey(text: string): string {
  return canonical(text).replace(/[İı]/g, 'i').toLowerCase().replaceAll('ς', 'σ')
}
