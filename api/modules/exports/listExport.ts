import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { AppError } from '#api/core/errors/errors.ts'
import type { BusinessContext } from '#api/core/tenancy/businessContext.ts'
import { may } from '#api/core/viewer/viewer.ts'
import { csvStream } from '#api/modules/exports/files/csv.ts'
import { type Batches, xlsxStream } from '#api/modules/exports/files/xlsx.ts'
import type { Format, ListContent } from '#api/modules/exports/input.ts'
import type { ExportedList } from '#api/modules/exports/lists/exportedList.ts'
import { listOf } from '#api/modules/exports/lists/lists.ts'
import { type Cells, readRows } from '#api/modules/exports/readRows.ts'
import type { ReadyExport } from '#api/modules/exports/readyExport.ts'
import { listStatement } from '#api/modules/exports/statement.ts'

const files: Record<
  Format,
  { type: string; stream(list: Pick<ExportedList<never>, 'title' | 'columns'>, rows: Batches): Readable }
> = {
  CSV: {
    type: 'text/csv; charset=utf-8',
    stream: ({ columns }, rows) => csvStream(Object.keys(columns), rows),
  },
  XLSX: {
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    stream: ({ title, columns }, rows) => xlsxStream(title, Object.keys(columns), rows),
  },
}

/**
 * A list as a file.
 * @throws FORBIDDEN, API_KEY_NOT_ALLOWED for tasks
 */
export function listExport(ctx: BusinessContext, { list: name, format, filter }: ListContent): ReadyExport {
  const list = listOf(name)
  if (!may(ctx.actor, list.action)) throw new AppError('FORBIDDEN')
  const { type, stream } = files[format]
  const words = list.title.toLowerCase().replaceAll(' ', '-')
  const file = { name: `cuecard-${words}-${ctx.today()}.${format.toLowerCase()}`, type }
  return {
    reads: 'part',
    async write(client, begin) {
      const columns = { ...list.columns, ...(await list.addedColumns?.(ctx)) }
      const rows = readRows(client, listStatement(ctx, { ...list, columns }, filter))
      const first = await rows.next()
      await pipeline(stream({ ...list, columns }, startingWith(first, rows)), begin(file))
    },
  }
}

async function* startingWith(
  first: IteratorResult<readonly Cells[], void>,
  rest: AsyncIterable<readonly Cells[]>,
) {
  if (first.done) return
  yield first.value
  yield* rest
}
