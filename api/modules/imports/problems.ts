import { Readable } from 'node:stream'
import { found } from '#api/core/errors/errors.ts'
import type { BusinessContext } from '#api/core/tenancy/businessContext.ts'
import { csvLine, csvMark } from '#api/core/text/csv.ts'
import type { MatchedColumn } from '#api/modules/imports/columns/matchColumns.ts'
import { visibleImports } from '#api/modules/imports/lists.ts'

interface Problem {
  line: number
  cells: string[]
  problems: string[]
}

const partSize = 500

const nextPart = `SELECT line, cells, problems FROM "ImportRow"
   WHERE "businessId" = $1 AND "importId" = $2 AND line > $3 AND problems <> '{}' ORDER BY line LIMIT ${partSize}`

async function* lines(ctx: BusinessContext, id: number, header: readonly string[]) {
  yield csvMark + csvLine([...header, 'Row', 'Problem'])
  for (let after = 0; ; ) {
    const part = await ctx.sql<Problem>(nextPart, id, after)
    const last = part.at(-1)
    if (!last) return
    after = last.line
    yield part
      .map(({ line, cells, problems }) =>
        csvLine([...header.map((_, index) => cells[index] ?? ''), line, problems.join(' ')]),
      )
      .join('')
  }
}

/**
 * The records of an import that have a problem, as a CSV file: the columns of the file itself, the line, what is wrong.
 * @throws NOT_FOUND, also for those who may not import
 */
export async function problemsOf(ctx: BusinessContext, id: number) {
  const held = found('Import', await ctx.db.import.findFirst({ where: { id, AND: [visibleImports(ctx)] } }))
  const header = (held.columns as unknown as MatchedColumn[]).map((column) => column.header)
  const name = `${held.name.replace(/\.[^.]*$/, '')} problems.csv`
  return { name, content: Readable.from(lines(ctx, id, header)) }
}
