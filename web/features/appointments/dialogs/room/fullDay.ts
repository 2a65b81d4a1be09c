import type { ApiError } from '#web/relay/ApiError.ts'

/** Whether a mutation was refused because the day is full. */
export function isFullDay({ code, fields }: ApiError): boolean {
  return code === 'CONFLICT' && fields.date !== undefined
}

/**
 * The error of a mutation that was refused because the day is full; users who may overbook get a confirmation instead.
 */
export function failedSaving(words: string, canOverbook: boolean) {
  return (error: ApiError) =>
    canOverbook && isFullDay(error) ? null : { title: 'Error', description: error.message || words }
}
