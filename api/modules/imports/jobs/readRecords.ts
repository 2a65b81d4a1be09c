import type { BusinessContext } from '#api/core/tenancy/businessContext.ts'
import { fieldsInUse } from '#api/modules/custom-fields/service.ts'
import { headerRow } from '#api/modules/imports/columns/headerRow.ts'
import { type MatchedColumn, matchColumns } from '#api/modules/imports/columns/matchColumns.ts'
import { FileProblem } from '#api/modules/imports/reading/fileProblem.ts'
import { readFile } from '#api/modules/imports/reading/readFile.ts'
import type { FileRecord, FileShape, ReadingChoices } from '#api/modules/imports/reading/shape.ts'
import type { ImportOfBusiness } from '#api/modules/imports/service.ts'
import { fileOf } from '#api/modules/imports/upload.ts'

/** How many records before the header are looked at, and how many after it show what a column holds. */
const headDepth = 10
const sampleDepth = 200

// The records of a reading that was repeated, or of choices that have changed since, are left out.
const keep = `
  INSERT INTO "ImportRow" ("businessId", "importId", line, cells)
  SELECT $1, held.id, (record ->> 'line')::int, record -> 'cells'
    FROM "Import" AS held, jsonb_array_elements($3::jsonb) AS record
   WHERE held."businessId" = $1 AND held.id = $2 AND held.state = 'READING' AND held.choices = $4::jsonb
      ON CONFLICT DO NOTHING`

/** What a reading has found out. */
export interface ReadResult {
  shape: FileShape
  columns: MatchedColumn[]
}

type Choices = ReadingChoices & { headerRow?: number | null }

/** Finds the header of a file, whose records come in parts. */
class Head {
  header: string[] | null = null
  readonly samples: string[][] = []
  private waiting: FileRecord[] = []
  private readonly chosen: number | null | undefined

  constructor(chosen: number | null | undefined) {
    this.chosen = chosen
  }

  /** The records of the part that are below the header; none while the first ones are awaited. */
  below(part: FileRecord[], isEnd: boolean): FileRecord[] {
    const records = this.header ? part : [...this.waiting, ...part]
    if (!this.header) {
      this.waiting = records
      if (records.length < headDepth && !isEnd) return []
      const at = this.chosen ?? headerRow(records.slice(0, headDepth).map(({ cells }) => cells))
      const longest = Math.max(0, ...records.map(({ cells }) => cells.length))
      const names = at === null ? [] : (records[at]?.cells ?? [])
      this.header = Array.from({ length: longest }, (_, index) => names[index] || `Column ${index + 1}`)
      if (at !== null) records.splice(0, at + 1)
      this.waiting = []
    }
    this.samples.push(...records.slice(0, sampleDepth - this.samples.length).map(({ cells }) => cells))
    return records
  }
}

/** Reads the file of an import into its records. @throws FileProblem */
export async function readRecords(
  ctx: BusinessContext,
  { id, choices, received }: Pick<ImportOfBusiness, 'id' | 'choices' | 'received'>,
  signal: AbortSignal,
): Promise<ReadResult> {
  const { headerRow: chosen, ...reading } = choices as Choices
  const head = new Head(chosen)
  const take = async (part: FileRecord[], isEnd = false) => {
    const records = head.below(part, isEnd)
    if (records.length > 0) await ctx.sql(keep, id, JSON.stringify(records), JSON.stringify(choices))
  }
  const file = await fileOf(ctx, { id, received })
  if (file.length === 0) throw new FileProblem('This file is no longer here. Bring it again.')
  const shape = await readFile(file, { ...reading, timeZone: ctx.timeZone }, (part) => take(part), signal)
  if (!head.header) await take([], true)
  return { shape, columns: matchColumns(head.header ?? [], head.samples, await fieldsInUse(ctx)) }
}
