import { places, segment, toGsm } from '#api/modules/sms/gsm7.ts'

/** What a reminder tells. */
export interface Told {
  firstName: string
  business: string
  technician: string
  startsAt: Date
  /** The shop's own. */
  timeZone: string
}

const options = { weekday: 'short', month: 'short', day: 'numeric' } as const
const clock = { hour: 'numeric', minute: '2-digit' } as const

/** `Wed, Jun 17 9:00 AM`, in the shop's zone. */
export function dayAndTime({ startsAt, timeZone }: Pick<Told, 'startsAt' | 'timeZone'>): string {
  const day = startsAt.toLocaleDateString('en-US', { ...options, timeZone })
  // Newer ICU data puts a narrow no-break space before AM and PM.
  return `${day} ${startsAt.toLocaleTimeString('en-US', { ...clock, timeZone })}`.replaceAll('\u202f', ' ')
}

type Names = Record<'firstName' | 'business' | 'technician', string>

function written({ firstName, business, technician }: Names, when: string): string {
  const hello = firstName ? `Hi ${firstName}, ` : 'Hi, '
  const ctx = business ? `${business} reminder` : 'reminder'
  const who = technician ? ` with ${technician}` : ''
  return `${hello}${ctx}: ${when}${who}. Reply C to confirm, STOP to opt out.`
}

/**
 * The reminder's text, within one segment. Names are written in its alphabet, and the longest
 * loses letters until all fits; day, time and the way out always stand.
 */
export function reminderText({ firstName, business, technician, ...told }: Told): string {
  const when = dayAndTime(told)
  const names: Names = {
    firstName: toGsm(firstName),
    business: toGsm(business),
    technician: toGsm(technician),
  }
  while (places(written(names, when)) > segment) {
    const longest = (['technician', 'business', 'firstName'] as const).reduce((one, other) =>
      places(names[other]) > places(names[one]) ? other : one,
    )
    names[longest] = names[longest].slice(0, -1).trimEnd()
  }
  return written(names, when)
}
