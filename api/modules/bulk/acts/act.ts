import type { BusinessContext } from '#api/core/tenancy/businessContext.ts'
import type { Customer, Prisma } from '#api/generated/client.ts'

export type BulkRunRow = Prisma.BulkRunGetPayload<object>

/** Up to so many customers a bulk change runs at once, and does to each what a change of one customer does. */
export const mostAtOnce = 100

/** What a bulk change did to a customer. */
export interface Became {
  id: number
  state: 'SAME' | 'CHANGED' | 'SKIPPED'
  before?: object
  after?: object
  /** Why it left the customer out. */
  reason?: string
}

/** A customer whom a bulk change has changed, and as they are now. */
export interface Changed<Before = object, After = object> {
  customer: Customer
  before: Before
  after: After
}

/** Why undoing leaves customers as they are, by their ids. The others are as they were. */
export type Left = ReadonlyMap<number, string>

/** What a kind of bulk change does. `Given` is what it gives to each customer, as the row of the run holds it. */
export interface Act<Given extends object, Before = object, After = object, Held = undefined> {
  /** Locks what is locked before customers are, and reads it. */
  hold?(tx: BusinessContext, given: Given): Promise<Held>
  /** Changes locked customers. */
  change(
    tx: BusinessContext,
    given: Given,
    customers: readonly Customer[],
    batch: Batch<Held>,
  ): Promise<Became[]>
  /** Gives locked customers back what they had, where it still has what the change wrote. */
  undo(
    tx: BusinessContext,
    given: Given,
    changed: readonly Changed<Before, After>[],
    batch: Batch<Held>,
  ): Promise<Left>
  /** Brings customers back, before it is undone, who are not there. */
  restore?(tx: BusinessContext, ids: readonly number[], run: BulkRunRow): Promise<void>
  /** Ends the whole change. */
  finish?(tx: BusinessContext): Promise<void>
}

interface Batch<Held> {
  held: Held
  run: BulkRunRow
}

/** The customers whom an act leaves as they are, with one reason. */
export const leftWith = (ids: Iterable<number>, reason: string): Left =>
  new Map([...ids].map((id) => [id, reason]))
