import { Prisma, type PrismaClient } from '#api/generated/client.ts'
import { models } from '#api/policy/models.ts'

interface Digest {
  table: string
  rows: number
  hash: string | null
}

const owned = Object.values(Prisma.ModelName).filter((model) => models[model].key !== null)

/**
 * The number of rows and a hash of them, for each table of businesses: of all businesses or of one. Two digests are
 * equal when nothing was written in between. The database hashes, because tests compare hundreds of times.
 */
export function digestRows(prisma: PrismaClient, businessId: number | null = null): Promise<Digest[]> {
  const tables = owned.map(
    (table) =>
      `select '${table}' as "table", count(*)::int as rows, sum(hashtextextended(t::text, 0))::text as hash
       from "${table}" t where $1::int is null or t."${models[table].key}" = $1`,
  )
  return prisma.$queryRawUnsafe(tables.join(' union all '), businessId)
}
