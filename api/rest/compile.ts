import {
  type GraphQLSchema,
  getOperationAST,
  Kind,
  type OperationDefinitionNode,
  parse,
  validate,
} from 'graphql'
import type { AppError } from '#api/core/errors/errors.ts'
import { compiledExecutor, type Executor } from '#api/core/graph/executor.ts'
import { refusalBy, type Scopes, satisfies } from '#api/core/graph/scopes.ts'
import type { Viewer } from '#api/core/viewer/viewer.ts'
import type { Row } from './route.ts'

/** A REST row with its compiled operation and the rules of the operation's root fields. */
export interface Route extends Row {
  summary: string
  execute: Executor
  rules: Scopes[]
  /** The name in the API description: that of the mutation, or of what is read. */
  operationId: string
  /** Whether a request may carry an `Idempotency-Key`. */
  takesKey: boolean
  /** Whether it may ask a person to confirm the password. */
  confirmed: boolean
  leadsTo?: Route
}

/** Parses and validates a row's operation; an invalid row prevents the start. */
export function compile(schema: GraphQLSchema, row: Row): Route {
  const document = parse(row.operation)
  const problems = validate(schema, document)
  const operation = getOperationAST(document)
  const root = operation && schema.getRootType(operation.operation)
  if (problems.length > 0 || !root) {
    throw new Error(`${row.method} ${row.path}: ${problems.map(({ message }) => message).join(' ')}`)
  }
  const added: Scopes[] = row.can ? [{ can: row.can }] : []
  const fields = operation.selectionSet.selections.flatMap((selection) =>
    selection.kind === Kind.FIELD ? (root.getFields()[selection.name.value] ?? []) : [],
  )
  const extensions = fields.map((field) => field.extensions)
  // The second paragraph of a description is what the field requires.
  const summary = row.summary ?? fields[0]?.description?.split('\n\n')[0]
  if (!summary) throw new Error(`${row.method} ${row.path}: has no summary`)
  const rules = extensions.flatMap(({ rule }) => (rule ? [rule as Scopes] : []))
  const { leadsTo, ...own } = row
  return {
    ...own,
    ...(leadsTo && { leadsTo: compile(schema, leadsTo) }),
    summary,
    execute: compiledExecutor(schema, document, null),
    operationId: row.operationId ?? operationIdOf(row, operation),
    rules: [...added, ...rules],
    confirmed: extensions.some(({ confirmed }) => confirmed === true),
    takesKey:
      row.storesWithBusiness === true ||
      (operation.operation === 'mutation' && extensions.every(({ takesKey }) => takesKey === true)),
  }
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

function operationIdOf(
  { path, list, record }: Row,
  { operation, selectionSet }: OperationDefinitionNode,
): string {
  const [field] = selectionSet.selections
  if (operation === 'mutation' && field?.kind === Kind.FIELD) return field.name.value
  if (record) return `get${record}`
  const words = path.split(/[/-]/).filter((word) => word !== 'api' && !word.startsWith(':'))
  return `${list ? 'list' : 'get'}${words.map(capital).join('')}`
}

/** Whether the route needs no session. */
export function isPublic({ rules }: Route): boolean {
  return rules.every((rule) => rule.public)
}

/** Whether the viewer satisfies the rules of the operation's root fields. */
export function mayCall({ rules }: Route, viewer: Viewer): boolean {
  return satisfies(viewer, rules)
}

/** The error for a viewer who may not call the route. */
export function refusalOf({ rules }: Route, viewer: Viewer): AppError {
  return refusalBy(viewer, rules)
}
