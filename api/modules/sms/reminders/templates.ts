import { places, segment, toGsm } from '#api/modules/sms/gsm7.ts'

/** The values in a reminder. */
export interface ReminderValues {
  firstName: string
  business: string
  technician: string
  startsAt: Date
  /** The time zone of the business. */
  timeZone: string
}

const options = { weekday: 'short', month: 'short', day: 'numeric' } as const
const clock = { hour: 'numeric', minute: '2-digit' } as const

/** The local day and time in the time zone of the business: `Wed, Jun 17 9:00 AM`. */
export function dayAndTime({ startsAt, timeZone }: Pick<ReminderValues, 'startsAt' | 'timeZone'>): string {
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
 * The text of a reminder, which fits into one segment. Names are converted to the GSM alphabet, and the longest one
 * is shortened until everything fits; day, time and the opt-out instruction are always included.
 */
export function reminderText({ firstName, business, technician, ...told }: ReminderValues): string {
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
