import type { ApiError } from '#web/relay/ApiError.ts'
import type { ToastMessage } from '#web/ui/feedback/useToast.ts'

/** The messages of a failed sign-in. The choice of a business is not a failure. */
export function loginFailed(error: ApiError): ToastMessage | null {
  if (error.code === 'CHOOSE_BUSINESS') return null
  return { title: 'Login Failed', description: error.message || 'Invalid username or password' }
}
