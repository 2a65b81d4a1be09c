import { nameKeySql } from '#api/core/reads/searchWords.ts'
import type { BusinessContext } from '#api/core/tenancy/businessContext.ts'
import { canonical } from '#api/core/text/canonical.ts'
import { readPhone } from '#api/core/text/phone.ts'
import { phoneProblem } from '#api/core/text/phoneProblem.ts'
import type { Prisma } from '#api/generated/client.ts'

/** The current input of a form. Missing or impossible values match nobody. */
interface Typed {
  phoneNumber?: string | null
  email?: string | null
  /** First and last name. */
  name?: string | null
  /** The edited customer, who is not a duplicate. */
  exceptId?: number | null
}

type Load = Pick<Prisma.CustomerFindManyArgs, 'include' | 'select'>
type Row = Prisma.CustomerGetPayload<object>

const maxDuplicates = 3

/**
 * The newest customers that match one criterion; lower ranks are stronger. One more than is shown, because the edited
 * customer may be among them.
 */
const sign = (rank: number, column: string, value: string) => `(
    SELECT id, ${rank} AS sign FROM "Customer" WHERE "businessId" = $1 AND ${column} = ${value}
    ORDER BY id DESC LIMIT ${maxDuplicates + 1})`

const lowered = (text: string) => `lower(${text} COLLATE "und-x-icu")`

/**
 * Each part reads a few rows of an index that ends with the id, so the cost depends neither on the number of
 * customers nor on how many share a value.
 */
export const duplicatesSql = `
  SELECT id FROM (
    ${sign(1, '"phoneNumber"', '$2')}
    UNION ALL ${sign(2, lowered('"email"'), lowered('$3::text'))}
    UNION ALL ${sign(3, nameKeySql('"name"'), nameKeySql('$4::text'))}
  ) AS found
  WHERE id <> $5
  GROUP BY id ORDER BY min(sign), count(*) DESC, id DESC LIMIT ${maxDuplicates}`

// The database stores no NUL and no unpaired surrogates.
const clean = (text: string | null | undefined, longest: number) => {
  const form = canonical(
    (text ?? '')
      .slice(0, 2 * longest)
      .replaceAll('\0', '')
      .toWellFormed(),
  )
  return form.length > longest ? '' : form
}

/** Existing customers who may be the person being entered; at most three. */
export async function likelyDuplicates(ctx: BusinessContext, typed: Typed, load: Load = {}): Promise<Row[]> {
  const written = readPhone(clean(typed.phoneNumber, 40))
  const phone = phoneProblem('Phone number', written) ? null : written.digits
  const email = clean(typed.email, 254) || null
  const name = clean(typed.name, 161) || null
  if (phone === null && email === null && name === null) return []
  const found = await ctx.sql<{ id: number }>(duplicatesSql, phone, email, name, typed.exceptId ?? 0)
  const ids = found.map(({ id }) => id)
  const customers = await ctx.db.customer.findMany({ ...load, where: { id: { in: ids } } })
  return customers.sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))
}

const samePhone = `SELECT other.name FROM "Customer" customer
  JOIN "Customer" other ON other."businessId" = customer."businessId" AND other."phoneNumber" = customer."phoneNumber"
  WHERE customer."businessId" = $1 AND customer.id = $2 AND other.id <> $2 AND other."phoneNumber" <> '' ORDER BY other.id DESC LIMIT ${maxDuplicates}`

/** The names of other customers with the phone number of this one; at most three. */
export async function namesWithSamePhone(ctx: BusinessContext, id: number): Promise<string[]> {
  return (await ctx.sql<{ name: string }>(samePhone, id)).map(({ name }) => name)
}
