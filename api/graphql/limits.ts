import {
  type DocumentNode,
  type GraphQLSchema,
  isExecutableDefinitionNode,
  Kind,
  Lexer,
  type OperationDefinitionNode,
  Source,
  TokenKind,
} from 'graphql'
import { AppError } from '#api/core/errors/errors.ts'
import { type Fragments, type Price, pricing, withDefaults } from './cost.ts'

/**
 * The maximum size of one operation. Our own largest operation needs less than half of each limit
 * (docs/decisions/0006-limits.md).
 */
export const limits = {
  characters: 32_768,
  tokens: 2000,
  /** Nested brackets of any kind. The parser recurses for each, and 2,000 overflow the stack. */
  brackets: 200,
  /** Fields and spreads, with all fragment spreads expanded. */
  fields: 3000,
  /** Selections between one pair of braces. */
  width: 100,
  depth: 12,
  aliases: 40,
  directives: 9,
  records: 15_000,
  values: 100_000,
  statements: 200,
  /** Values in the variables. graphql-js quotes all of them in each error, up to fifty times. */
  variableValues: 1000,
}

function tooLarge(message: string): never {
  throw new AppError('BAD_REQUEST', message)
}

const opening: ReadonlySet<TokenKind> = new Set([TokenKind.BRACE_L, TokenKind.BRACKET_L, TokenKind.PAREN_L])
const closing: ReadonlySet<TokenKind> = new Set([TokenKind.BRACE_R, TokenKind.BRACKET_R, TokenKind.PAREN_R])

/**
 * Counts tokens and nested brackets before the text is parsed.
 * @throws BAD_REQUEST
 */
export function checkTokens(text: string): void {
  if (text.length > limits.characters) {
    tooLarge(`The query is longer than ${limits.characters} characters.`)
  }
  const lexer = new Lexer(new Source(text))
  let open = 0
  for (let count = 0; lexer.advance().kind !== TokenKind.EOF; count += 1) {
    if (count === limits.tokens) tooLarge(`Token limit of ${limits.tokens} exceeded.`)
    if (opening.has(lexer.token.kind)) open += 1
    if (closing.has(lexer.token.kind)) open -= 1
    if (open > limits.brackets) tooLarge(`Nesting limit of ${limits.brackets} brackets exceeded.`)
  }
}

export function fragmentsOf({ definitions }: DocumentNode): Fragments {
  const fragments = definitions.filter((each) => each.kind === Kind.FRAGMENT_DEFINITION)
  return new Map(fragments.map((fragment) => [fragment.name.value, fragment]))
}

/** What each limit on the text says of a count beyond it. */
const textLimits = {
  fields: (found: number) =>
    `With every fragment written out this has ${found} fields and spreads; at most ${limits.fields} are allowed.`,
  width: (found: number) =>
    `One selection has ${found} fields and spreads; at most ${limits.width} are allowed.`,
  depth: (found: number) => `Query depth limit of ${limits.depth} exceeded, found ${found}.`,
  aliases: (found: number) => `Aliases limit of ${limits.aliases} exceeded, found ${found}.`,
  directives: (found: number) => `Directives limit of ${limits.directives} exceeded, found ${found}.`,
}
const textCounts = ['fields', 'width', 'depth', 'aliases', 'directives'] as const

/**
 * Checks the limits that depend on the text alone. They apply to every definition, used or not, and are checked
 * before validation rules or libraries traverse the document.
 * @throws BAD_REQUEST
 */
export function checkText(schema: GraphQLSchema, document: DocumentNode): void {
  const price = pricing({ schema, fragments: fragmentsOf(document), variables: {} })
  for (const found of document.definitions.filter(isExecutableDefinitionNode).map(price)) {
    for (const count of textCounts)
      if (found[count] > limits[count]) tooLarge(textLimits[count](found[count]))
  }
}

export function priceOf(
  schema: GraphQLSchema,
  operation: OperationDefinitionNode,
  fragments: Fragments,
  variables: Readonly<Record<string, unknown>>,
): Price {
  return pricing({ schema, fragments, variables: withDefaults(operation, variables) })(operation)
}

/**
 * Checks the limits that depend on page sizes.
 * @throws BAD_REQUEST
 */
export function checkPrice({ records, values, statements, perRecord }: Price): void {
  const refuse = (what: string, most: number) =>
    tooLarge(`This could ${what}; at most ${most} are allowed. Ask for smaller pages.`)
  if (records > limits.records) refuse(`read ${records} records`, limits.records)
  if (values > limits.values) refuse(`answer ${values} values`, limits.values)
  const query = statements + perRecord
  if (query > limits.statements) refuse(`take ${query} statements of the database`, limits.statements)
}

/**
 * Limits the number of values in the variables, including those that no field uses.
 * @throws BAD_REQUEST
 */
export function checkVariables(variables: Readonly<Record<string, unknown>>): void {
  const values: unknown[] = [variables]
  for (const value of values) {
    const inner = typeof value === 'object' && value !== null ? Object.values(value) : []
    if (values.length + inner.length > limits.variableValues) {
      tooLarge(`The variables hold more than ${limits.variableValues} values.`)
    }
    values.push(...inner)
  }
}
