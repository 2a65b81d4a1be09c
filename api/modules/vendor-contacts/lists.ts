import type { Order } from '#api/core/reads/keyset.ts'
import type { List } from '#api/core/reads/listConnection.ts'
import { literally, searchWords } from '#api/core/reads/searchWords.ts'
import type { BusinessContext } from '#api/core/tenancy/businessContext.ts'
import { levelsSeenBy } from '#api/core/viewer/accessLevels.ts'
import type { Prisma } from '#api/generated/client.ts'

export type VendorRow = Prisma.VendorContactGetPayload<object>

/** By company, compared with the collation of the column. */
export const vendorOrder: Order<VendorRow> = [
  ['company', 'asc', 'text'],
  ['id', 'asc', 'integer'],
]

/** The condition for vendor contacts that the actor may see; lists, searches, guards and the live stream use it. */
export function seenVendors({ actor }: BusinessContext): Prisma.VendorContactWhereInput {
  return { accessLevel: { in: levelsSeenBy(actor) } }
}

/**
 * The vendor contacts that match a search: every word must occur in the company, the sales representative or the
 * phone number, whatever its spelling (`fold`). A phone number, alone or beside a name, also matches by its digits in
 * any format.
 */
function vendorsMatching(search: string): Prisma.VendorContactWhereInput {
  const { words, phone } = searchWords(search)
  const containing = (text: string) => ({ searchText: { contains: literally(text) } })
  const all = { AND: words.map(containing) }
  return phone ? { OR: [all, { AND: [phone.digits, ...phone.words].map(containing) }] } : all
}

/** All vendor contacts, or those that match a search, by company. */
export function vendorList(ctx: BusinessContext, { search }: { search?: string | null }): List<VendorRow> {
  const where = { AND: [seenVendors(ctx), search ? vendorsMatching(search) : {}] }
  return { order: vendorOrder, where, onReplica: Boolean(search) }
}
