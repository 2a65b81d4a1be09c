import { storeCookie } from '#web/lib/storeCookie.ts'

export type Theme = 'system' | 'light' | 'dark'

/** Stored in a cookie, because signing out clears the browser's storage and should not change the theme. */
const cookie = 'theme'

export function storedTheme(): Theme {
  const value = new RegExp(`(?:^|; )${cookie}=(\\w+)`).exec(document.cookie)?.[1]
  return value === 'light' || value === 'dark' ? value : 'system'
}

export function storeTheme(theme: Theme): void {
  storeCookie(cookie, theme)
}

/** `data-theme` overrides the system's setting, see `ui/theme.css`. */
export function applyTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = theme
}
