import Bowser from 'bowser'
import { network, site } from '#api/core/limits/network.ts'

const maxDevice = 80

/** The browser and its system in a `User-Agent`, such as `Chrome on Windows`; null when it names neither. */
export function deviceOf(userAgent: string | undefined): string | null {
  if (!userAgent) return null
  const { browser, os } = Bowser.parse(userAgent.slice(0, 500))
  return [browser.name, os.name].filter(Boolean).join(' on ').slice(0, maxDevice) || null
}

/** An address without its last part, so that people recognise theirs and nobody is located by it: `203.0.113.x`. */
export function networkOf(address: string): string {
  const wide = site(address)
  return wide === null ? network(address).replace(/\.\d+$/, '.x') : `${wide}:x`
}

/** The city in the name of a time zone; null for a zone without one, and for what is no time zone. */
export function placeOf(timeZone: string | undefined): string | null {
  const [area = '', ...rest] = timeZone?.split('/') ?? []
  const city = rest.at(-1)
  if (!city || area === 'Etc' || !isTimeZone(timeZone)) return null
  return city.replaceAll('_', ' ')
}

function isTimeZone(timeZone: string | undefined): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en-US', { timeZone }))
  } catch {
    return false
  }
}
