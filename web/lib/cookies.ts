/**
 * Cookies keep what belongs to the browser and not to a person, because signing out clears the storage: the theme,
 * whether single keys act, the business that was used last, that the demo was dismissed, and what tells the browser from others. The server reads none of them.
 */
export function readCookie(name: string): string | undefined {
  return new RegExp(`(?:^|; )${name}=([^;]*)`).exec(document.cookie)?.[1]
}

/** Keeps a cookie for a year. */
export function writeCookie(name: string, value: string): void {
  const year = 365 * 24 * 60 * 60
  const secure = location.protocol === 'https:' ? '; secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
  document.cookie = `${name}=${value}; path=/; max-age=${year}; samesite=lax${secure}`
}
