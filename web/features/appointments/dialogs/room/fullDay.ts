import type { ApiError } from '#web/relay/ApiError.ts'

/** Whether a mutation was refused because the day is full. */
export function isFullDay({ code, fields }: ApiError): boolean {
  return code === 'CONFLICT' && fields.date !== undefined
}

/**
 * The error toast of a mutation. Null when the day is full and the user may overbook, because a confirmation is shown
 * instead.
 */
export function failedSaving(words: string, canOverbook: boolean) {
  return (error: ApiError) =>
    canOverbook && isFullDay(error) ? null : { title: 'Error', description: error.message || words }
}
