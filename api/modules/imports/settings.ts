import { z } from 'zod'
import { fold } from '#api/core/text/fold.ts'
import { CustomerStatus, ImportRowState } from '#api/generated/enums.ts'

/** The states in which customers are written, and what programs call that work. */
export const works = { RUNNING: 'import', REVERTING: 'import_revert', RESTORING: 'import_restore' } as const

export type WorkState = keyof typeof works

/** What becomes of a customer whom the file and Cuecard both know. */
export const matchRules = ['FILL', 'REPLACE', 'SKIP', 'ADD'] as const
export type MatchRule = (typeof matchRules)[number]

/** How the values of a file become customers: what a user chooses, kept as JSON with the import. */
export const settingsShape = z.object({
  matches: z.enum(matchRules).default('FILL'),
  keepInNotes: z.boolean().default(true),
  /** Whether new customers start the follow-up plan of their status. */
  enrol: z.boolean().default(false),
  /** The interest of customers for whom the file names none. */
  interest: z.string().default('Not known'),
  /** Whether next contacts of the past are made too. */
  pastContacts: z.boolean().default(false),
  /** What words of the file mean, by their folded form. */
  statuses: z.record(z.string(), z.enum(CustomerStatus)).default({}),
  interests: z.record(z.string(), z.string()).default({}),
  /** By column, where the day comes first. */
  dateOrders: z.record(z.string(), z.enum(['MONTH_FIRST', 'DAY_FIRST'])).default({}),
})

export type ImportSettings = z.output<typeof settingsShape>

/** What a user chose for a word of the file. A word may be the name of what every object has, such as `constructor`. */
export function chosenFor<Choice>(
  choices: Readonly<Record<string, Choice>>,
  word: string,
): Choice | undefined {
  const key = fold(word)
  return Object.hasOwn(choices, key) ? choices[key] : undefined
}

/** The counts that the work leaves: of records, and of what the words of the file say. */
export const countsShape = z.object({
  states: z.partialRecord(z.enum(ImportRowState), z.number()).default({}),
  warnings: z.number().default(0),
  interestWords: z
    .array(z.object({ word: z.string(), count: z.number(), label: z.string(), isNew: z.boolean() }))
    .default([]),
  statusWords: z
    .array(z.object({ word: z.string(), count: z.number(), status: z.enum(CustomerStatus).nullable() }))
    .default([]),
  lastContacts: z.number().default(0),
  nextContacts: z.number().default(0),
  pastContacts: z.number().default(0),
  followUps: z.number().default(0),
  followUpsTomorrow: z.number().default(0),
})

export type ImportCounts = z.output<typeof countsShape>

/** A record that changes its state. */
export interface Move {
  from: ImportRowState
  to: ImportRowState
}

/** The counts after records have changed their states. */
export function countMoves(counts: ImportCounts, moves: readonly Move[]): ImportCounts {
  const states = { ...counts.states }
  for (const { from, to } of moves) {
    states[from] = (states[from] ?? 0) - 1
    states[to] = (states[to] ?? 0) + 1
  }
  return { ...counts, states }
}
