const isMac = /Mac|iPhone|iPad/.test(navigator.platform)

const shown: Partial<Record<string, string>> = {
  ' ': 'Space',
  ArrowDown: '↓',
  ArrowUp: '↑',
  Escape: 'Esc',
}

/** What this platform calls a key of `PageKey`: `mod+k` is *Ctrl K* or *⌘ K*. */
export function keyName(key: string): string {
  const name = key.replace('mod+', '')
  const said = shown[name] ?? (name.length === 1 ? name.toUpperCase() : name)
  if (name === key) return said
  return `${isMac ? '⌘' : 'Ctrl'} ${said}`
}
