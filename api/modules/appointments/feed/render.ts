import type { Prisma } from '#api/generated/client.ts'

/** The columns in the feed. Notes are internal and excluded. */
export const feedFields = {
  id: true,
  startsAt: true,
  endsAt: true,
  technician: true,
  description: true,
  scheduleVersion: true,
  updatedAt: true,
  customer: { select: { name: true, phoneNumber: true, city: true } },
} as const satisfies Prisma.ServiceAppointmentSelect

export type FeedRow = Prisma.ServiceAppointmentGetPayload<{ select: typeof feedFields }>

interface Calendar {
  businessId: number
  title: string
  rows: readonly FeedRow[]
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: they have no place in a calendar file.
const controls = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u2028\u2029]/gu

const oneLine = (text: string) => text.replace(/\s+/gu, ' ').replace(controls, '')
const lines = (text: string) => text.replaceAll('\t', ' ').replace(controls, '')

/** `(555)010-0200`; numbers of another length stay unchanged. */
const phone = (digits: string) => digits.replace(/^(\d{3})(\d{3})(\d{4})$/, '($1)$2-$3')

/**
 * An iCalendar file (RFC 5545) of appointments. Times are in UTC, so that it needs no time zone definition. The UID
 * of an appointment never changes, and its SEQUENCE increases when it moves.
 */
export async function renderCalendar({ businessId, title, rows }: Calendar): Promise<string> {
  const { default: ical, ICalEventStatus } = await import('ical-generator')
  const calendar = ical({
    // The library escapes text in events but not in the calendar's name.
    name: oneLine(title).replace(/[\\;,]/g, '\\$&'),
    prodId: { company: 'Cuecard', product: 'Service calendar', language: 'EN' },
    ttl: 3600,
  })
  for (const row of rows) {
    const { customer } = row
    const summary = `${customer.name}: ${row.description}`
    const facts = [
      `Technician: ${oneLine(row.technician)}`,
      `Phone: ${phone(customer.phoneNumber)}`,
      lines(row.description),
    ]
    calendar.createEvent({
      id: `appointment-${row.id}.business-${businessId}@cuecard`,
      start: row.startsAt,
      end: row.endsAt,
      stamp: row.updatedAt,
      lastModified: row.updatedAt,
      sequence: row.scheduleVersion,
      status: ICalEventStatus.CONFIRMED,
      summary: oneLine(summary),
      description: facts.join('\n'),
      location: customer.city === null ? null : oneLine(customer.city),
    })
  }
  return `${calendar.toString()}\r\n`
}
