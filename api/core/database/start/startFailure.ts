import pg from 'pg'
import { innermostReason, isDatabaseUnavailable, isDiskFull } from '../unavailable.ts'
import { StartError } from './startError.ts'

/** Advice for errors that are caused by a component between Cuecard and PostgreSQL. */
const advice: [RegExp, string][] = [
  [
    /unsupported startup parameter/,
    ' (PgBouncer refuses the time-outs that Cuecard sets: let DATABASE_URL lead to PostgreSQL itself, or name them in ignore_startup_parameters of PgBouncer in session mode)',
  ],
  [
    /prepared statement "[^"]*" (already exists|does not exist)/,
    ' (a connection pooler in transaction mode is in between: point DATABASE_URL at PostgreSQL itself, or set the pooler to session mode)',
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
