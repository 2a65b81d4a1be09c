import { createContext, use } from 'react'
import { browserTimeZone } from '#web/lib/timeZone.ts'

const TimeZoneContext = createContext<string | Promise<string> | null>(null)

/** Gives the time zone to the screens of a business; a promise until the frame has its data. */
export const TimeZoneProvider = TimeZoneContext.Provider

/** The time zone of the business; the browser's on pages that belong to none. Suspends until it is known. */
export function useTimeZone(): string {
  const zone = use(TimeZoneContext) ?? browserTimeZone()
  return typeof zone === 'string' ? zone : use(zone)
}
