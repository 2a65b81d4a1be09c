import type { ApiError } from '#web/relay/ApiError.ts'

/** Whether a write was refused because its day has no more room. */
export function isFullDay({ code, fields }: ApiError): boolean {
  return code === 'CONFLICT' && fields.date !== undefined
}

/** The error of a write that was refused because the day is full; users who may overbook are asked instead. */
export function failedSaving(words: string, canOverbook: boolean) {
  return (error: ApiError) =>
    canOverbook && isFullDay(error) ? null : { title: 'Error', description: error.message || words }
}
