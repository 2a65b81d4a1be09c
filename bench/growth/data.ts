import type { Contents } from '../data.ts'

/** Increment when the statements below change. */
const edition = 3

/** The compared businesses, by their number of contacts. */
export const sizes = [1_000, 10_000, 100_000, 1_000_000]

/** The customers that the searches find: about thirty in every business, spread over its years. */
export const known = { first: 'Zelda', last: 'Quist', digits: '776077' }

const firstNames =
  `Ada,Amir,Ann,Bea,Ben,Bob,Cara,Carl,Cora,Dan,Dora,Ed,Ella,Emil,Eve,Finn,Gina,Hal,Hugo,Ida,Ivan,Jan,
Jo,Kai,Lea,Leo,Lin,Luis,Mae,Max,Mia,Nils,Nora,Omar,Pia,Ravi,Rosa,Sam,Tess,Uma`.replace(/\s/g, '')

const lastNames =
  `Abel,Adler,Baker,Berg,Blum,Bond,Carr,Cole,Cruz,Dahl,Diaz,Ekman,Fox,Frank,Gold,Grant,Hahn,Hart,Hill,
Hunt,Ito,James,Kahn,Kelly,King,Koch,Lane,Lind,Lopez,Marsh,Mayer,Moss,Nash,Novak,Olsen,Ortiz,Park,Perez,Pratt,Price,
Reed,Rios,Roth,Ruiz,Sato,Shaw,Silva,Stone,Thorn,Tran,Vega,Vogel,Wade,Walsh,Weber,West,Wolf,Wood,Young,Zorn`.replace(
    /\s/g,
    '',
  )

// $1 is the number of contacts, over ten years of one business. Past records are completed, except one contact in
// twenty and thirty follow-ups, so that the lists of the smallest business fill a page too.
const statements = [
  `INSERT INTO "Business" (id, name, "businessType", "updatedAt") VALUES (1, 'The shop', 'RETAIL', now())`,
  `INSERT INTO "User" ("businessId", username, email, "passwordHash", "firstName", "lastName", role, "updatedAt")
   VALUES (1, 'staff1', 'staff1@example.com', '$argon2id$', 'Staff', 'Number1', 'ADMIN', now())`,
  `INSERT INTO "Customer" ("businessId", "firstName", "lastName", name, "phoneNumber", email, interest, notes, status,
                           "createdAt", "updatedAt")
   SELECT 1, first, last, first || ' ' || last,
          CASE WHEN known THEN '${known.digits}' || 1000 + c % 9000 ELSE (2010000000 + c * 7368787 % 5700000000)::text END,
          lower(first) || c || '@example.com', (ARRAY['Pool tables', 'Accessories', 'Darts'])[1 + c % 3],
          'Came in on a Saturday and liked the maple frame.',
          (ARRAY['UNSOLD', 'SOLD', 'NOT_IN_MARKET'])[1 + c % 3]::"CustomerStatus",
          now() - (total - c + 0.5) / total * interval '3650 days', now()
     FROM (SELECT $1::bigint / 3 AS total) shop, LATERAL generate_series(1, total) c,
          LATERAL (SELECT c % (total / 30) = 1 AS known) k,
          LATERAL (SELECT CASE WHEN known THEN '${known.first}'
                               ELSE (string_to_array('${firstNames}', ','))[1 + abs(hashint8(c)) % 40] END AS first,
                          CASE WHEN known THEN '${known.last}'
                               ELSE (string_to_array('${lastNames}', ','))[1 + abs(hashint8(-c)) % 60] END AS last) names`,
  `INSERT INTO "Contact" ("businessId", "customerId", "scheduledDate", notes, completed, "completedAt", "createdAt",
                          "updatedAt")
   SELECT 1, 1 + abs(hashint8(k)) % total, due, 'Call about the offer.', done, CASE WHEN done THEN due END,
          due - interval '30 days', now()
     FROM (SELECT $1::bigint / 3 AS total) shop, generate_series(1, $1::bigint) k,
          LATERAL (SELECT date_trunc('minute', now() + interval '30 days' - ($1 - k) / $1::float * interval '3650 days')
                     AS due) d,
          LATERAL (SELECT due < now() AND k % 20 <> 0 AS done) c`,
  `INSERT INTO "Activity" ("businessId", "customerId", "contactId", type, description, "performedBy", "createdAt")
   SELECT 1, "customerId", id, 'CONTACT', 'Contact scheduled', 'Staff Number1', "createdAt" FROM "Contact" ORDER BY id`,
  `INSERT INTO "FollowUp" ("businessId", "customerId", "anchorDate", "customerStatus", "dayNumber", title,
                           "scheduledDate", state, completed, "completedAt", "closedAt", "createdAt", "updatedAt")
   SELECT 1, "customerId", "createdAt", 'UNSOLD', 3, 'Ask how it goes', "scheduledDate",
          (CASE WHEN done THEN 'COMPLETED' ELSE 'PENDING' END)::"FollowUpState", done, CASE WHEN done THEN "completedAt" END,
          CASE WHEN done THEN "completedAt" END, "createdAt", now()
     FROM "Contact", LATERAL (SELECT completed AND id > 300 AS done) d WHERE id % 20 IN (10, 11)`,
  `INSERT INTO "HotBoardItem" ("businessId", title, description, priority, "createdByName", resolved, "resolvedAt",
                               "resolvedByName", "createdAt", "updatedAt")
   SELECT 1, 'Item ' || i, 'Something urgent.', (ARRAY['URGENT', 'HIGH', 'MEDIUM', 'LOW'])[1 + i % 4]::"Priority",
          'Staff', done, CASE WHEN done THEN at END, CASE WHEN done THEN 'Staff' END, at, now()
     FROM generate_series(1, $1::bigint / 10) i,
          LATERAL (SELECT now() - ($1 / 10 - i) / ($1::float / 10) * interval '3650 days' AS at,
                          i % 20 <> 0 AS done) x`,
  `INSERT INTO "Notification" ("businessId", "userId", kind, title, subject, "readAt")
   SELECT 1, 1, 'assigned', 'Item ' || i || ' is yours', 'HotBoardItem:' || i,
          CASE WHEN i <= $1 / 100 - 5 THEN now() END
     FROM generate_series(1, $1::bigint / 100) i`,
]

/** A business with so many contacts, and a third as many customers. */
export function contentsOf(contacts: number): Contents {
  return {
    about: `one shop of ${contacts.toLocaleString('en-US')} contacts`,
    edition,
    async fill(client, passwordHash) {
      for (const text of statements) await client.query(text, text.includes('$1') ? [contacts] : [])
      await client.query(`UPDATE "User" SET "passwordHash" = $1`, [passwordHash])
    },
  }
}
