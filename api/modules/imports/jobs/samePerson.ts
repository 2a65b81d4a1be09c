import type { BusinessContext } from '#api/core/tenancy/businessContext.ts'
import { fold } from '#api/core/text/fold.ts'

/** What tells that two records are of one person. */
export interface Signs {
  phoneNumber: string
  email: string | null
  firstName: string
  lastName: string
}

/** A customer who may be in the file. */
export interface KnownCustomer extends Signs {
  id: number
}

const nameOf = ({ firstName, lastName }: Signs) => fold(`${firstName} ${lastName}`.trim())

/** The keys under which a record is looked for. */
const keysOf = ({ phoneNumber, email }: Signs) => [
  ...(phoneNumber ? [`phone ${phoneNumber}`] : []),
  ...(email ? [`email ${email.toLowerCase()}`] : []),
]

/**
 * Finds records of one person: those with the same phone number or email address, and the same name, unless one has
 * none. A couple shares a number.
 */
export class People<Person extends Signs> {
  private readonly byKey = new Map<string, { name: string; person: Person }[]>()

  add(person: Person): void {
    const name = nameOf(person)
    for (const key of keysOf(person)) {
      const there = this.byKey.get(key)
      if (there) there.push({ name, person })
      else this.byKey.set(key, [{ name, person }])
    }
  }

  find(signs: Signs): Person | null {
    const name = nameOf(signs)
    for (const key of keysOf(signs)) {
      const same = this.byKey.get(key)?.find((other) => other.name === name || !name || !other.name)
      if (same) return same.person
    }
    return null
  }
}

// OFFSET 0 has each value looked up by its index. PostgreSQL would rather read all customers of a business that it takes
// for a small one: statistics lag behind an import.
const customersWith = (condition: string) => `LATERAL (
    SELECT id, "phoneNumber", email, "firstName", "lastName" FROM "Customer" WHERE "businessId" = $1 AND ${condition} OFFSET 0)`

const knownSql = `
  SELECT known.* FROM unnest($2::int[]) AS wanted, ${customersWith('id = wanted')} AS known
   UNION SELECT known.* FROM unnest($3::text[]) AS wanted, ${customersWith('"phoneNumber" = wanted')} AS known
   UNION SELECT known.* FROM unnest($4::text[]) AS wanted,
     ${customersWith(`lower(email COLLATE "und-x-icu") = lower(wanted COLLATE "und-x-icu")`)} AS known
   ORDER BY id`

/** The customers who share a number, a phone number or an email address with records of a file, oldest first. */
export function knownCustomers(
  ctx: BusinessContext,
  records: readonly (Signs & { number: number | null })[],
): Promise<KnownCustomer[]> {
  return ctx.sql<KnownCustomer>(
    knownSql,
    records.flatMap(({ number }) => number ?? []),
    records.flatMap(({ phoneNumber }) => phoneNumber || []),
    records.flatMap(({ email }) => email ?? []),
  )
}

/** The known customer of a record: by the number in Cuecard, else as the same person. */
export function customerOf(
  record: Signs & { number: number | null },
  byId: ReadonlyMap<number, KnownCustomer>,
  people: People<KnownCustomer>,
): KnownCustomer | null {
  return (record.number !== null && byId.get(record.number)) || people.find(record)
}
