import type { ApiError } from '#web/relay/ApiError.ts'
import type { ToastMessage } from '#web/ui/feedback/useToast.ts'
import { tooShort, tooShortToast } from './passwordWords.ts'

/** The toasts of a refused addition, by the message of the API. */
const toasts: Readonly<Record<string, ToastMessage>> = {
  [tooShort]: tooShortToast,
  'Username already exists': {
    title: 'Username Taken',
    description: 'This username is already taken. Please choose a different username.',
  },
  'Email already exists': {
    title: 'Email Taken',
    description: 'This email is already registered. Please use a different email.',
  },
}

const checkInput = 'Please check your input. The password must be at least 6 characters long.'

/** The messages when a user could not be added. */
export function addFailed({
  code,
  message,
  fields,
}: Pick<ApiError, 'code' | 'message' | 'fields'>): ToastMessage {
  const known = toasts[message]
  if (known) return known
  const invalid = message === 'Validation failed' || (code === 'BAD_INPUT' && Object.keys(fields).length > 0)
  if (invalid) return { title: 'Validation Error', description: checkInput }
  return { title: 'Error', description: message || 'Failed to add team member' }
}
