import type { ApiError } from '#web/relay/ApiError.ts'
import type { ToastMessage } from '#web/ui/feedback/useToast.ts'
import type { FormErrors } from '#web/ui/forms/formErrors.ts'

const fallback = 'Invalid username or password'

/** A business to choose at sign-in, with the single-use choice token that opens it. */
export interface BusinessChoice {
  choiceToken: string
  name: string
}

/** The businesses in which the username and the password fit, when they are several. */
export function businessesIn({ code, data }: ApiError): readonly BusinessChoice[] {
  return code === 'CHOOSE_BUSINESS' ? (data as readonly BusinessChoice[]) : []
}

/** The messages of a failed sign-in. The choice of a business is not a failure. */
export function loginFailed(error: ApiError): ToastMessage | null {
  if (error.code === 'CHOOSE_BUSINESS') return null
  return { title: 'Login Failed', description: error.message || fallback }
}

/**
 * The error that the form shows until the user corrects it: a wrong password at its field, other errors above the form.
 */
export function signInErrors({ code, message }: ApiError): FormErrors | undefined {
  if (code === 'CHOOSE_BUSINESS') return undefined
  if (code === 'INVALID_CREDENTIALS') return { fields: { password: [message || fallback] } }
  return { message }
}
