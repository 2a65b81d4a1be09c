import { AppError } from '#api/core/errors/errors.ts'
import type { Viewer } from '#api/core/viewer/viewer.ts'

/** The error for a viewer without the required session or permission. */
export function refusal(viewer: Viewer): AppError {
  if (viewer.kind === 'anonymous') return new AppError('UNAUTHENTICATED')
  if (viewer.kind === 'unenrolled') return new AppError('SECOND_FACTOR_NOT_SET_UP')
  if (viewer.kind !== 'ended') return new AppError('FORBIDDEN')
  const { isKey, reason } = viewer
  if (!isKey) return new AppError('SESSION_EXPIRED', { reason })
  return new AppError(reason ? 'API_KEY_ENDED' : 'API_KEY_UNKNOWN', { reason })
}

/** The error for a viewer who is no user, where an API key is refused whatever its role. */
export function userRequired(viewer: Viewer): AppError {
  return viewer.kind === 'apiKey' ? new AppError('API_KEY_NOT_ALLOWED') : refusal(viewer)
}
