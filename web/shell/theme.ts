import { readCookie, writeCookie } from '#web/lib/cookies.ts'

export type Theme = 'system' | 'light' | 'dark'

const cookie = 'theme'

export function storedTheme(): Theme {
  const value = readCookie(cookie)
  return value === 'light' || value === 'dark' ? value : 'system'
}

export const storeTheme = (theme: Theme) => writeCookie(cookie, theme)

/** `data-theme` overrides the system's setting, see `ui/theme.css`. */
export function applyTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = theme
}
