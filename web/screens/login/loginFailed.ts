import type { ApiError } from '#web/relay/ApiError.ts'
import type { ToastMessage } from '#web/ui/feedback/useToast.ts'

/** What a refused sign-in says. Having to choose a business is no refusal. */
export function loginFailed(error: ApiError): ToastMessage | null {
  if (error.code === 'CHOOSE_BUSINESS') return null
  return { title: 'Login Failed', description: error.message || 'Invalid username or password' }
}
