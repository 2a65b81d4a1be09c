const year = 365 * 24 * 60 * 60

/** Stores a cookie of this browser for a year. Over HTTPS it is never sent without encryption. */
export function storeCookie(name: string, value: string | number): void {
  const secure = location.protocol === 'https:' ? '; secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
  document.cookie = `${name}=${value}; path=/; max-age=${year}; samesite=lax${secure}`
}
