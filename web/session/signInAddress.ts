import type { EndReason } from './endReason.ts'

export const loginPath = '/login'

/** The URL of sign-in, with the page to return to and the reason why the session has ended. */
export function signInAddress({ pathname, search }: Pick<URL, 'pathname' | 'search'>, reason?: EndReason) {
  const next = pathname + search
  if (next === '/' && !reason) return loginPath
  return `${loginPath}?${new URLSearchParams({ next, ...(reason && { reason }) })}`
}
