import type { BusinessContext } from '#api/core/tenancy/businessContext.ts'
import { fold } from '#api/core/text/fold.ts'
import type { Customer } from '#api/generated/client.ts'
import type { ImportRowState } from '#api/generated/enums.ts'
import { emitPhoneChange } from '#api/modules/customers/changeHandlers.ts'
import { fullName } from '#api/modules/customers/fullName.ts'
import { lockCustomers } from '#api/modules/customers/statements.ts'
import { cancelOthers, enrolMany } from '#api/modules/follow-ups/enrolment.ts'
import { knownOf, saidFor } from '#api/modules/imports/jobs/added.ts'
import { interestLabels } from '#api/modules/imports/jobs/interests.ts'
import { changesBy, type Said } from '#api/modules/imports/jobs/merge.ts'
import { knownCustomers, People } from '#api/modules/imports/jobs/samePerson.ts'
import {
  finishRows,
  insertContacts,
  insertCustomers,
  newNumbers,
  nextRecords,
  recordsOfCustomers,
  updateWritten,
} from '#api/modules/imports/jobs/statements.ts'
import { usersByName } from '#api/modules/imports/jobs/usersByName.ts'
import { columnsOf, pick, valuesOf, type Written } from '#api/modules/imports/jobs/written.ts'
import type { ImportOfBusiness } from '#api/modules/imports/service.ts'
import { type ImportSettings, type Move, settingsShape } from '#api/modules/imports/settings.ts'
import type { ReadCustomer } from '#api/modules/imports/values/types.ts'

interface WaitingRecord {
  line: number
  state: ImportRowState
  customer: ReadCustomer
}

/** Records that an earlier version of Cuecard planned say nothing of tags and custom fields. */
const whole = (record: WaitingRecord): WaitingRecord => ({
  ...record,
  customer: { ...record.customer, tags: record.customer.tags ?? [], custom: record.customer.custom ?? {} },
})

const waitingRecords = nextRecords('customer', ['NEW', 'MATCHED'], 'ASC')

const madeByImport = `SELECT DISTINCT wanted AS id FROM ${recordsOfCustomers} WHERE "importId" = $2 AND state = 'ADDED'`

const unknownNumbers = `SELECT DISTINCT right("fromNumber", 10) AS digits FROM "SmsReply"
   WHERE "businessId" = $1 AND "customerId" IS NULL AND right("fromNumber", 10) = ANY ($2::text[])`

/** A customer in the batch: as they were before it, and as they are. */
interface Person {
  id: number
  now: Written
  createdAt: string | null
  before: Customer | null
  isOfFile: boolean
}

/** What became of a record. */
interface Became {
  line: number
  state: 'ADDED' | 'FILLED' | 'SKIPPED'
  customerId: number
  before: Partial<Written> | null
  after: Partial<Written> | null
}

/** The batch: what its records say of whom. */
class Batch {
  readonly people: Person[] = []
  readonly became: Became[] = []
  readonly contacts: object[] = []
  private readonly found = new People<Written & { person: Person }>()
  private readonly byId = new Map<number, Written & { person: Person }>()

  private readonly settings: ImportSettings

  constructor(settings: ImportSettings) {
    this.settings = settings
  }

  know(person: Person): void {
    this.people.push(person)
    const entry = { ...person.now, person }
    this.byId.set(person.id, entry)
    this.found.add(entry)
  }

  find(record: ReadCustomer): Person | null {
    const known = (record.number !== null && this.byId.get(record.number)) || this.found.find(record)
    return known?.person ?? null
  }

  change(person: Person, line: number, said: Said): void {
    const changes = changesBy(person.now, said, this.settings.matches, person.isOfFile)
    const columns = Object.keys(changes)
    const isChanged = columns.length > 0
    const before = pick(person.now, columns)
    person.now = { ...person.now, ...changes }
    if (isChanged) this.found.add({ ...person.now, person })
    this.became.push({
      line,
      state: isChanged ? 'FILLED' : 'SKIPPED',
      customerId: person.id,
      before: isChanged ? before : null,
      after: isChanged ? changes : null,
    })
  }

  addContacts(
    { id }: Person,
    { lastContact, nextContact, nextContactNote }: ReadCustomer,
    now: string,
  ): void {
    if (lastContact && lastContact <= now) {
      this.contacts.push({ customerId: id, at: lastContact, notes: null, completed: true })
    }
    if (nextContact && (this.settings.pastContacts || nextContact >= now)) {
      this.contacts.push({ customerId: id, at: nextContact, notes: nextContactNote, completed: false })
    }
  }
}

/** Reads and locks the customers whom the records of a batch may be of. */
async function learnCustomers(
  tx: BusinessContext,
  batch: Batch,
  { id, settings }: { id: number; settings: ImportSettings },
  records: readonly WaitingRecord[],
): Promise<void> {
  const candidates = await knownCustomers(
    tx,
    records.map(({ customer }) => customer),
  )
  const ids = candidates.map((candidate) => candidate.id)
  if (ids.length === 0) return
  const made = new Set((await tx.sql<{ id: number }>(madeByImport, id, ids)).map((row) => row.id))
  for (const customer of await tx.sql<Customer>(lockCustomers, ids)) {
    const isOfFile = made.has(customer.id)
    if (settings.matches === 'ADD' && !isOfFile) continue
    batch.know({ id: customer.id, now: valuesOf(customer), createdAt: null, before: customer, isOfFile })
  }
}

function wasChanged({ before, now }: Person): boolean {
  const was = before && valuesOf(before)
  return was !== null && (Object.keys(now) as (keyof Written)[]).some((name) => was[name] !== now[name])
}

/** Writes the customers of a batch. */
async function writeCustomers(
  tx: BusinessContext,
  people: readonly Person[],
  { id: importId, createdByName: by }: ImportOfBusiness,
  at: Date,
): Promise<void> {
  const rowOf = ({ id, now: written, createdAt, before }: Person) => {
    const isNewStatus = written.status !== before?.status
    return {
      id,
      ...columnsOf(written),
      name: fullName(written),
      statusUpdatedAt: isNewStatus ? at : before?.statusUpdatedAt,
      statusUpdatedBy: isNewStatus ? by : before?.statusUpdatedBy,
      createdAt: createdAt ?? at,
    }
  }
  const added = people.filter(({ before }) => before === null).map(rowOf)
  const changed = people.filter(wasChanged).map(rowOf)
  if (added.length > 0) await tx.sql(insertCustomers, JSON.stringify(added), at, importId)
  if (changed.length > 0) await tx.sql(updateWritten, JSON.stringify(changed), at)
}

/** What follows from new customers, statuses and phone numbers. */
async function followUp(tx: BusinessContext, people: readonly Person[], enrols: boolean): Promise<void> {
  const ofPerson = ({ id, now }: Person) => ({ id, ...columnsOf(now) }) as Customer
  const idsOf = (some: readonly Person[]) => some.map(({ id }) => id)
  const moved = idsOf(people.filter(({ before, now }) => before !== null && before.status !== now.status))
  if (enrols) {
    await enrolMany(tx, moved, 'entered')
    await enrolMany(tx, idsOf(people.filter(({ before }) => before === null)), 'today')
  } else await cancelOthers(tx, moved)
  const withNumber = people.filter(
    ({ before, now }) => now.phoneNumber && now.phoneNumber !== before?.phoneNumber,
  )
  const numbers = withNumber.map(({ now }) => now.phoneNumber)
  const asked = await tx.sql<{ digits: string }>(unknownNumbers, numbers)
  const unknown = new Set(asked.map(({ digits }) => digits))
  for (const person of withNumber.filter(({ now }) => unknown.has(now.phoneNumber))) {
    await emitPhoneChange(tx, ofPerson(person))
  }
}

/**
 * Writes the next records of a running import, in the transaction that has locked it. Each record changes its state
 * with its customer, so it happens once.
 */
export async function writeBatch(tx: BusinessContext, held: ImportOfBusiness): Promise<Move[]> {
  const records = (await tx.sql<WaitingRecord>(waitingRecords, held.id)).map(whole)
  const [first, last] = [records[0], records.at(-1)]
  if (!first || !last) return []
  const settings = settingsShape.parse(held.settings)
  // All that the batch writes has one time, by which later acts are told.
  const at = tx.now()
  const now = at.toISOString()
  const labels = await interestLabels(
    tx,
    held.id,
    settings,
    records.map(({ customer }) => customer),
  )
  const known = await knownOf(
    tx,
    held,
    records.map(({ customer }) => customer),
  )
  const users = await usersByName(tx)
  const batch = new Batch(settings)
  await learnCustomers(tx, batch, { id: held.id, settings }, records)
  const ids = await tx.sql<{ id: number }>(newNumbers, records.length)
  for (const { line, customer } of records) {
    const ownerId = customer.owner ? (users.get(fold(customer.owner)) ?? null) : null
    const interest = customer.interest && labels(customer.interest)
    let person = batch.find(customer)
    const said = saidFor(person, customer, { known, keepInNotes: settings.keepInNotes, ownerId, interest })
    if (person) batch.change(person, line, said)
    else {
      const id = ids.shift()?.id ?? 0
      const written = {
        ...said,
        status: said.status ?? 'UNSOLD',
        interest: said.interest ?? labels(settings.interest),
      }
      const createdAt = customer.createdAt && customer.createdAt < now ? customer.createdAt : null
      person = { id, now: written, createdAt, before: null, isOfFile: true }
      batch.know(person)
      batch.became.push({ line, state: 'ADDED', customerId: id, before: null, after: null })
    }
    if (person.isOfFile || settings.matches !== 'SKIP') batch.addContacts(person, customer, now)
  }
  await writeCustomers(tx, batch.people, held, at)
  await followUp(tx, batch.people, settings.enrol)
  if (batch.contacts.length > 0) await tx.sql(insertContacts, JSON.stringify(batch.contacts), at)
  await tx.sql(finishRows, held.id, JSON.stringify(batch.became), at, first.line, last.line)
  const became = new Map(batch.became.map(({ line, state }) => [line, state]))
  return records.map(({ line, state }) => ({ from: state, to: became.get(line) ?? state }))
}
