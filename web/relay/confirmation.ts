import type { ApiError } from './ApiError.ts'

/** Asks the person to confirm that it is them. Resolves to null, or when they cancel to an error that says nothing. */
type Ask = () => Promise<ApiError | null>

/** `ask` is there once the part of the page that asks has been loaded (`web/features/confirmation`). */
export const confirmation: { ask?: Ask | undefined } = {}
