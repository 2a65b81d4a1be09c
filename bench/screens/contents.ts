import type { Contents } from '../data.ts'
import { contentsOf } from '../growth/data.ts'

/** Increment when the statements below change. */
const edition = 1

const business = contentsOf(3_000)

// Two appointments a day of the month around today, and a few sticky notes.
const statements = [
  `INSERT INTO "ServiceAppointment" ("businessId", "customerId", date, "startTime", "endTime", "startsAt", "endsAt",
                                     technician, description, place)
   SELECT 1, 500 + 2 * n + place, to_char(day, 'YYYY-MM-DD'), hour || ':00', hour + 2 || ':00',
          day + hour * interval '1 hour', day + (hour + 2) * interval '1 hour', 'Theo Grant', 'Felt replacement', place
     FROM generate_series(-30, 30) n, generate_series(1, 2) place,
          LATERAL (SELECT 8 + 2 * place AS hour, date_trunc('day', now()) + n * interval '1 day' AS day) at`,
  `INSERT INTO "StickyNote" ("businessId", "userId", title, content, position)
   SELECT 1, 1, 'Note ' || i, 'Call the bank about the loan.', i FROM generate_series(1, 8) i`,
]

/** A business of 1,000 customers, with something on every screen. */
export const screensContents: Contents = {
  about: `${business.about}, with appointments`,
  edition: business.edition * 100 + edition,
  async fill(client, passwordHash) {
    await business.fill(client, passwordHash)
    for (const text of statements) await client.query(text)
  },
}
