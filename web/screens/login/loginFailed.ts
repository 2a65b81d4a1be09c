import type { ApiError } from '#web/relay/ApiError.ts'
import type { ToastMessage } from '#web/ui/feedback/useToast.ts'
import type { FormErrors } from '#web/ui/forms/formErrors.ts'

const fallback = 'Invalid username or password'

/** A business to choose at sign-in, with the single-use choice token that opens it. */
export interface BusinessChoice {
  choiceToken: string
  name: string
}

/** With what a second factor is proved. */
type Method = 'code' | 'passkey'

/** What a sign-in asks for after a right password: the business, or the code or the passkey for a ticket. */
export type NextStep =
  | { kind: 'business'; businesses: readonly BusinessChoice[] }
  | { kind: 'code'; ticket: string; methods?: readonly Method[] | undefined; isSuperadmin: boolean }

/** The next step of a sign-in whose password is right in several businesses, or not enough; null for a failure. */
export function nextStep({ code, data }: ApiError, isSuperadmin = false): NextStep | null {
  if (code === 'CHOOSE_BUSINESS') return { kind: 'business', businesses: data as readonly BusinessChoice[] }
  if (code !== 'SECOND_FACTOR_REQUIRED') return null
  const { ticket, methods } = data as { ticket: string; methods?: readonly Method[] }
  return { kind: 'code', ticket, methods, isSuperadmin }
}

/** The messages of a failed sign-in. A next step is not a failure. */
export function loginFailed(error: ApiError): ToastMessage | null {
  if (nextStep(error)) return null
  return { title: 'Login Failed', description: error.message || fallback }
}

/**
 * The error that the form shows until the user corrects it: what is wrong with a field there, a wrong password at its
 * field, other errors above the form.
 */
export function signInErrors(error: ApiError): FormErrors | undefined {
  const { code, message, fields } = error
  if (nextStep(error)) return undefined
  if (code === 'INVALID_CREDENTIALS') return { fields: { password: [message || fallback] } }
  return fields.code ? { fields } : { message }
}
