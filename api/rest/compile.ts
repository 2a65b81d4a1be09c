import { type GraphQLSchema, getOperationAST, Kind, parse, validate } from 'graphql'
import type { Viewer } from '#api/core/auth/viewer.ts'
import { compiledExecutor, type Executor } from '#api/core/graph/executor.ts'
import { type Scopes, scopes } from '#api/core/graph/scopes.ts'
import type { Row } from './route.ts'

/** A row made ready to run: its operation, and the rules of the fields it starts from. */
export interface Route extends Row {
  execute: Executor
  rules: Scopes[]
}

/** Parses a row's operation and checks it against the schema; a row that does not fit stops the start. */
export function compile(schema: GraphQLSchema, row: Row): Route {
  const document = parse(row.operation)
  const problems = validate(schema, document)
  const operation = getOperationAST(document)
  const root = operation && schema.getRootType(operation.operation)
  if (problems.length > 0 || !root) {
    throw new Error(`${row.method} ${row.path}: ${problems.map(({ message }) => message).join(' ')}`)
  }
  const own: Scopes[] = row.can ? [{ can: row.can }] : []
  const rules = operation.selectionSet.selections.flatMap((selection) => {
    if (selection.kind !== Kind.FIELD) return []
    const rule = root.getFields()[selection.name.value]?.extensions.rule
    return rule ? [rule as Scopes] : []
  })
  return { ...row, execute: compiledExecutor(schema, document, null), rules: [...own, ...rules] }
}

/** Whether anyone may call it, signed in or not. */
export function isPublic({ rules }: Route): boolean {
  return rules.every((rule) => rule.public)
}

/** Whether the viewer passes the rules of the fields that the operation starts from. */
export function mayCall({ rules }: Route, viewer: Viewer): boolean {
  const decide = scopes(viewer)
  return rules.every(
    (rule) =>
      rule.public ||
      (rule.session !== undefined && decide.session(rule.session)) ||
      (rule.can !== undefined && decide.can(rule.can)),
  )
}
