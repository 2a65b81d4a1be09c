import { maxAliasesPlugin } from '@escape.tech/graphql-armor-max-aliases'
import { maxDepthPlugin } from '@escape.tech/graphql-armor-max-depth'
import { maxDirectivesPlugin } from '@escape.tech/graphql-armor-max-directives'
import { maxTokensPlugin } from '@escape.tech/graphql-armor-max-tokens'
import { AppError } from '#api/core/errors.ts'

/** How large one operation may be; our own largest needs less than half of each. */
export const limits = {
  characters: 32_768,
  tokens: 2000,
  depth: 12,
  aliases: 30,
  directives: 20,
  records: 15_000,
  /** Values in the variables: what graphql-js says of wrong ones quotes them all, fifty times over. */
  values: 1000,
}

/** The limits that show when an operation is parsed and validated; these results are remembered by its text. */
export const limitPlugins = [
  maxTokensPlugin({ n: limits.tokens }),
  maxDepthPlugin({ n: limits.depth, flattenFragments: true }),
  maxAliasesPlugin({ n: limits.aliases }),
  maxDirectivesPlugin({ n: limits.directives }),
]

/** The limit that depends on the variables. Armor's own cost rule sees only page sizes written as literals. */
export function checkRecords(records: number): void {
  if (records <= limits.records) return
  throw new AppError('BAD_REQUEST', {
    message: `This could read ${records} records; an operation may read at most ${limits.records}. Ask for smaller pages.`,
  })
}

/** The limit on what the variables hold, in parts that no field takes too. */
export function checkVariables(variables: Readonly<Record<string, unknown>>): void {
  const values: unknown[] = [variables]
  for (const value of values) {
    const inner = typeof value === 'object' && value !== null ? Object.values(value) : []
    if (values.length + inner.length > limits.values) {
      throw new AppError('BAD_REQUEST', { message: `The variables hold more than ${limits.values} values.` })
    }
    values.push(...inner)
  }
}
