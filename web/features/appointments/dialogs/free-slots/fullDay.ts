import type { ApiError } from '#web/relay/ApiError.ts'

/** Whether a mutation was refused because the day is full. */
export function isFullDay({ code, fields }: ApiError): boolean {
  return code === 'CONFLICT' && fields.date !== undefined
}

/**
 * The error toast of a form that edits an appointment. When it was closed or deleted meanwhile, the form alone says why.
 */
export function failedInForm(words: string, canOverbook: boolean) {
  const failure = failedSaving(words, canOverbook)
  return (error: ApiError) => {
    const message = failure(error)
    const isMeanwhile = (error.code === 'CONFLICT' && !isFullDay(error)) || error.code === 'NOT_FOUND'
    return message && isMeanwhile ? words : message
  }
}

/**
 * The error toast of a mutation. Null when the day is full and the user may overbook, because a confirmation is shown
 * instead.
 */
export function failedSaving(words: string, canOverbook: boolean) {
  return (error: ApiError) => (canOverbook && isFullDay(error) ? null : error.message || words)
}
