import pg from 'pg'
import { innermostReason, isDatabaseUnavailable, isDiskFull } from '#api/core/database/unavailable.ts'
import { StartError } from '#api/core/process/startError.ts'

/** Advice for errors that are caused by a component between Cuecard and PostgreSQL. */
const advice: [RegExp, string][] = [
  [
    /not allowed in statement pooling mode/,
    ' (the connection pooler is in statement mode: set it to transaction or session mode)',
  ],
]

function isOfDatabase(error: unknown): boolean {
  if (error instanceof pg.DatabaseError || isDatabaseUnavailable(error) || isDiskFull(error)) return true
  return error instanceof Error && error.name.startsWith('PrismaClient')
}

/** Turns a database failure into a StartError that begins with `what`; returns any other failure unchanged. */
export function startFailure(what: string, error: unknown): unknown {
  if (error instanceof StartError || !isOfDatabase(error)) return error
  const why = isDiskFull(error) ? 'its disk is full' : innermostReason(error)
  const more = advice.find(([refusal]) => refusal.test(why))?.[1] ?? ''
  return new StartError(`${what}: ${why}${more}.`, { cause: error })
}
