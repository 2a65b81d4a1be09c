import { type GraphQLSchema, getOperationAST, Kind, parse, validate } from 'graphql'
import type { Viewer } from '#api/core/auth/viewer.ts'
import { compiledExecutor, type Executor } from '#api/core/graph/executor.ts'
import { type Scopes, scopes } from '#api/core/graph/scopes.ts'
import type { Row } from './route.ts'

/** A REST row with its compiled operation and the rules of the operation's root fields. */
export interface Route extends Row {
  execute: Executor
  rules: Scopes[]
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
  const own: Scopes[] = row.can ? [{ can: row.can }] : []
  const rules = operation.selectionSet.selections.flatMap((selection) => {
    if (selection.kind !== Kind.FIELD) return []
    const rule = root.getFields()[selection.name.value]?.extensions.rule
    return rule ? [rule as Scopes] : []
  })
  return { ...row, execute: compiledExecutor(schema, document, null), rules: [...own, ...rules] }
}

/** Whether the route needs no session. */
export function isPublic({ rules }: Route): boolean {
  return rules.every((rule) => rule.public)
}

/** Whether the viewer satisfies the rules of the operation's root fields. */
export function mayCall({ rules }: Route, viewer: Viewer): boolean {
  const decide = scopes(viewer)
  return rules.every(
    (rule) =>
      rule.public ||
      (rule.session !== undefined && decide.session(rule.session)) ||
      (rule.can !== undefined && decide.can(rule.can)),
  )
}
