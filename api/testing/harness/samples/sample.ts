import type { TestBusiness, World } from '#api/testing/harness/world.ts'

export type Row = Record<string, unknown>

export const hash = 'a'.repeat(64)
export const minute = 60_000
export const day = 24 * 60 * minute

export const now = '2026-06-10T16:00:00Z'

/** Where a record of a sample belongs. */
export interface Given {
  world: World
  business: TestBusiness
  customerId: number
  /** The text of the record: other tests look for it where the record must not be seen. */
  mark: string
}

/** A business that gets `size` records of each type, open, overdue, due and completed ones. */
export interface Filling {
  world: World
  prisma: World['prisma']
  business: TestBusiness
  businessId: number
  size: number
  /** One row for each number below `size`. */
  each<R>(row: (i: number) => R): R[]
  /** The time that is so many milliseconds from now. */
  at(offset: number): Date
  /** The id of one of `size` users. */
  person(i: number): number
  /** A customer with records of every type. */
  focus: number
  /** This customer, and one of `size` customers. */
  ofEach(i: number): number[]
}

/** A business that gets `many` rows of each type, an hour or a minute apart around the current time. */
interface Growing {
  business: number
  /** SQL of the current time. */
  now: string
  /** The id of an employee. */
  emma: number
  many: number
}

/** A list of the business that `fastList` reads. */
interface FastSample {
  /** The field of the business, or of the viewer. */
  field: string
  /** Who may read it; an employee by default. */
  by?: 'admin'
  /** Inserts two records that differ in their optional columns, one for each of two customers. */
  insertTwo(given: Omit<Given, 'mark'> & { other: number }): Promise<{ id: number }[]>
}

type Records = { id: number | string }[]

/** What the tests need to know of a module's records: `sample.ts` beside its `module.ts`. */
export interface Sample {
  /** A row of each table that the database accepts; it belongs to business 7 and refers to rows with the id 1. */
  rows?: Record<string, Row>
  /** For each check of the tables, one or more rows that break it: the columns that differ from `rows`. */
  broken?: Record<string, Row[]>
  /** The decided rule of each mutation: an action of policy, or the session that it needs. */
  rules?: Record<string, string>
  /** Inserts a record of each type of node directly into the database. */
  records?: Record<string, (given: Given) => Promise<{ id: number | string }>>
  /** Inserts many records, so that a query which reads them one by one is noticed; those of each type of node. */
  insertMany?: (filling: Filling) => Promise<Record<string, Records>>
  /** A statement for each table that grows with the business: many rows, which no query may read all of. */
  grow?: Record<string, (growing: Growing) => string>
  /** The lists whose rows are compared with the same records read by id. */
  fastLists?: Record<string, FastSample>
  /**
   * How many statements each query of the web application and each list of the REST table needs, including BEGIN and
   * COMMIT but not the check of the session.
   */
  statements?: Record<string, number>
}
