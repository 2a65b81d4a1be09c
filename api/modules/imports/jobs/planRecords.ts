import { turns } from '#api/core/process/turns.ts'
import type { BusinessContext } from '#api/core/tenancy/businessContext.ts'
import type { ImportRowState } from '#api/generated/enums.ts'
import { fieldsInUse } from '#api/modules/custom-fields/service.ts'
import type { MatchedColumn } from '#api/modules/imports/columns/matchColumns.ts'
import { holdsDates, type TargetedColumn } from '#api/modules/imports/columns/targets.ts'
import { customerOf, knownCustomers, People, type Signs } from '#api/modules/imports/jobs/samePerson.ts'
import { planTally } from '#api/modules/imports/jobs/tally.ts'
import { usersByName } from '#api/modules/imports/jobs/usersByName.ts'
import type { ImportOfBusiness } from '#api/modules/imports/service.ts'
import { type ImportCounts, type ImportSettings, settingsShape } from '#api/modules/imports/settings.ts'
import { dateOrdersOf } from '#api/modules/imports/values/dates/dateOrders.ts'
import { readCustomer } from '#api/modules/imports/values/readCustomer.ts'
import { statusKey, statusOf } from '#api/modules/imports/values/status.ts'
import { cleanLine } from '#api/modules/imports/values/text.ts'
import type { ReadCustomer, ValueRules } from '#api/modules/imports/values/types.ts'

interface Kept {
  line: number
  cells: string[]
  state: ImportRowState
}

/** A record with what it becomes. */
export interface PlannedRecord {
  line: number
  customer: ReadCustomer
  state: ImportRowState
  customerId: number | null
  problems: string[]
  /** The word of its status that no rule knows, or that a user chose the meaning of; null for none. */
  unknownStatus: string | null
}

/** How many records are planned at a time. */
const partSize = 500

const nextPart = `SELECT line, cells, state FROM "ImportRow"
   WHERE "businessId" = $1 AND "importId" = $2 AND line > $3 ORDER BY line LIMIT ${partSize}`

// $4 and $5 are the first and the last line of the part, so that the records of other parts are not read.
const keepPlan = `
  UPDATE "ImportRow" AS kept
     SET customer = plan.customer, state = plan.state::"ImportRowState", "customerId" = plan."customerId",
         problems = ARRAY(SELECT jsonb_array_elements_text(plan.problems)), "hasWarning" = plan.problems <> '[]'
    FROM jsonb_to_recordset($3::jsonb) AS plan
           (line int, customer jsonb, state text, "customerId" int, problems jsonb)
   WHERE kept."businessId" = $1 AND kept."importId" = $2 AND kept.line = plan.line AND kept.line BETWEEN $4 AND $5`

/** How many characters of plans a statement has, unless one plan alone has more. */
const statementLength = 1_000_000

/** Plans as texts of JSON that take no long moment of the loop. */
function* inJson(plans: readonly PlannedRecord[]): Generator<string> {
  let texts: string[] = []
  let length = 0
  for (const plan of plans) {
    const text = JSON.stringify(plan)
    if (length > 0 && length + text.length > statementLength) {
      yield `[${texts.join(',')}]`
      texts = []
      length = 0
    }
    texts.push(text)
    length += text.length
  }
  if (texts.length > 0) yield `[${texts.join(',')}]`
}

const sentence = (text: string) => [...text].slice(0, 300).join('')

interface SoFar {
  /** The records of the file that become new customers. */
  people: People<Signs>
  columns: readonly MatchedColumn[]
  /** What a user said of words for the status. */
  statuses: ImportSettings['statuses']
}

/** The first word for the status that no rule knows. */
function openWord(cells: readonly string[], columns: readonly MatchedColumn[]): string | null {
  for (const [index, { header, target }] of columns.entries()) {
    const word = target === 'STATUS' ? cleanLine(cells[index] ?? '') : ''
    if (statusOf(word, header, {}) === undefined) return word
  }
  return null
}

function planOf(
  { line, state, cells }: Kept,
  customer: ReadCustomer,
  known: number | null,
  { people, columns, statuses }: SoFar,
): PlannedRecord {
  const word = openWord(cells, columns)
  const isOpen = customer.status === null || (word !== null && Object.hasOwn(statuses, statusKey(word)))
  const planned = {
    line,
    customer,
    customerId: null,
    problems: customer.warnings.map(sentence),
    unknownStatus: isOpen ? word : null,
  }
  if (state === 'LEFT_OUT') return { ...planned, state }
  if (customer.refusal !== null) {
    return { ...planned, state: 'REFUSED', problems: [sentence(customer.refusal), ...planned.problems] }
  }
  if (known !== null) return { ...planned, state: 'MATCHED', customerId: known }
  if (people.find(customer)) return { ...planned, state: 'MATCHED' }
  const { phoneNumber, email, firstName, lastName } = customer
  people.add({ phoneNumber, email, firstName, lastName })
  return { ...planned, state: 'NEW' }
}

// $3 is the position of a column: records whose date has a number in front that is no month. The last can be the only one.
const tellingRecords = `SELECT cells FROM "ImportRow" WHERE "businessId" = $1 AND "importId" = $2
    AND cells ->> $3::int ~ '^\\s*(\\d{1,2}[./-])?(1[3-9]|2\\d|3[01])[./-]' LIMIT ${partSize}`

/** The columns with their custom fields. The values of one that was deleted meanwhile go to notes. */
async function withFields(
  ctx: BusinessContext,
  columns: readonly MatchedColumn[],
): Promise<(MatchedColumn & TargetedColumn)[]> {
  if (!columns.some(({ target }) => target === 'CUSTOM')) return [...columns]
  const fields = await fieldsInUse(ctx)
  return columns.map((column) => {
    if (column.target !== 'CUSTOM') return column
    const field = fields.find(({ id }) => id === column.customFieldId)
    return field ? { ...column, field } : { ...column, target: 'NOTES' }
  })
}

/** The rules by which the values of an import are read. */
async function rulesOf(
  ctx: BusinessContext,
  id: number,
  columns: readonly TargetedColumn[],
  { statuses, keepInNotes, dateOrders }: ImportSettings,
): Promise<ValueRules> {
  const telling: Kept[] = []
  for (const [index, column] of columns.entries()) {
    if (holdsDates(column)) telling.push(...(await ctx.sql<Kept>(tellingRecords, id, index)))
  }
  const found = dateOrdersOf(
    columns,
    telling.map(({ cells }) => cells),
  )
  const owners = new Set((await usersByName(ctx)).keys())
  const rules = { timeZone: ctx.timeZone, today: ctx.today(), statuses, owners, keepInNotes }
  return { ...rules, dateOrders: { ...found, ...dateOrders } }
}

/** Plans what each record of an import becomes, and returns what that is in numbers. */
export async function planRecords(
  ctx: BusinessContext,
  { id, columns, settings: chosen }: Pick<ImportOfBusiness, 'id' | 'columns' | 'settings'>,
  signal: AbortSignal,
): Promise<ImportCounts> {
  const matched = await withFields(ctx, columns as unknown as MatchedColumn[])
  const settings = settingsShape.parse(chosen)
  const rules = await rulesOf(ctx, id, matched, settings)
  const soFar: SoFar = { people: new People(), columns: matched, statuses: settings.statuses }
  const counted = planTally(settings)
  const breathe = turns()
  for (let after = 0; ; ) {
    signal.throwIfAborted()
    const part = await ctx.sql<Kept>(nextPart, id, after)
    const [first, last] = [part[0], part.at(-1)]
    if (!first || !last) return counted.finish(ctx)
    after = last.line
    const read: { record: Kept; customer: ReadCustomer }[] = []
    for (const record of part) {
      read.push({ record, customer: readCustomer(record.cells, matched, rules) })
      await breathe()
    }
    const asked = settings.matches === 'ADD' ? [] : read.map(({ customer }) => customer)
    const known = asked.length > 0 ? await knownCustomers(ctx, asked) : []
    const byId = new Map(known.map((customer) => [customer.id, customer]))
    const people = new People<(typeof known)[number]>()
    for (const customer of known) people.add(customer)
    const plans = read.map(({ record, customer }) =>
      planOf(record, customer, customerOf(customer, byId, people)?.id ?? null, soFar),
    )
    counted.add(ctx, plans)
    for (const json of inJson(plans)) {
      await ctx.sql(keepPlan, id, json, first.line, last.line)
    }
  }
}
