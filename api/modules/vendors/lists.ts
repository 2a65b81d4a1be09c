import { levelsSeenBy } from '#api/core/auth/accessLevels.ts'
import type { Prisma } from '#api/core/database/generated/client.ts'
import type { Order } from '#api/core/reads/keyset.ts'
import type { List } from '#api/core/reads/listConnection.ts'
import { literally, searchWords } from '#api/core/reads/searchWords.ts'
import type { BusinessContext } from '#api/core/tenancy/businessContext.ts'

export type VendorRow = Prisma.VendorContactGetPayload<object>

/** By company, as people sort names: the column's own collation orders and compares. */
export const vendorOrder: Order<VendorRow> = [
  ['company', 'asc', 'text'],
  ['id', 'asc', 'integer'],
]

/**
 * The vendor contacts that the actor may see; the same predicate lists, searches, guards and
 * chooses what the live stream tells.
 */
export function seenVendors({ actor }: BusinessContext): Prisma.VendorContactWhereInput {
  return { accessLevel: { in: levelsSeenBy(actor) } }
}

/**
 * The vendors a search means: every word is in the company, the sales rep or the phone, in any case;
 * a phone is found by its digits too, however it is written.
 */
function vendorsMatching(search: string): Prisma.VendorContactWhereInput {
  const { words, digits } = searchWords(search)
  const containing = (text: string) => ({ searchText: { contains: literally(text) } })
  const all = { AND: words.map(containing) }
  return digits ? { OR: [all, containing(digits)] } : all
}

/** Vendor contacts by company, those of a search or all. */
export function vendorList(ctx: BusinessContext, { search }: { search?: string | null }): List<VendorRow> {
  const where = { AND: [seenVendors(ctx), search ? vendorsMatching(search) : {}] }
  return { order: vendorOrder, where }
}
