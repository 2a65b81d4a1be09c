import { z } from 'zod'
import { AppError, type FieldErrors } from '#api/core/errors/errors.ts'
import type { Route } from './compile.ts'
import { objectIn } from './jsonSchema.ts'
import { listQuery } from './listQuery.ts'
import { pageQuery } from './paging.ts'

/** The names of an object's properties, with the names inside each; null for a value that is no object. */
type Names = ReadonlyMap<string, Names | null>

const none: Names = new Map()

/** The names that a shape has; null for a shape that is no object. */
function namesOf(shape: z.core.$ZodType): Names | null {
  const object = objectIn(shape)
  return object && new Map(Object.entries(object.shape).map(([name, inner]) => [name, namesOf(inner)]))
}

function merged(all: readonly (Names | null | undefined)[]): Names | null {
  const objects = all.filter((names): names is Names => names != null)
  if (objects.length === 0) return null
  const keys = new Set(objects.flatMap((names) => [...names.keys()]))
  return new Map([...keys].map((key) => [key, merged(objects.map((names) => names.get(key)))]))
}

/** Names of the specification's entities that every record may carry. */
const ofRecords = ['id', 'businessId', 'createdAt', 'updatedAt', 'etag']

/** Names of the specification's entities that no answer carries, by the first segment of the path. */
const ofEntities: Record<string, readonly string[]> = {
  activities: ['contactId'],
  business: ['twilioAccountSid', 'twilioAuthToken', 'twilioPhoneNumber'],
  'interest-options': ['createdAt'],
  'shared-notes': ['canEdit', 'sharedWithUserId', 'sharedByUserId'],
  'sticky-notes': ['userId'],
  superadmin: ['passwordHash'],
  team: ['passwordHash'],
}

/** A body that carries a record may carry all of it: a client sends back what it has read. */
function carriesRecord({ answer }: Route): boolean {
  return answer instanceof z.ZodObject && 'id' in answer.shape
}

/** Whether the answers of `other` are of the record or the list that the path of `route` names or starts with. */
function answersFor(route: Route, other: Route): boolean {
  if (other.path === route.path) return carriesRecord(other) || other.method === 'GET'
  return carriesRecord(other) && route.path.startsWith(`${other.path}/:`)
}

const leaves = (names: readonly string[]): Names => new Map(names.map((name) => [name, null]))

/** What a route reads, and what it accepts besides and ignores. */
interface Known {
  query: Names
  body: Names
  accepted: Names
}

export function knownNames(route: Route, table: readonly Route[]): Known {
  const { path, list, query, body, ignores } = route
  const queries = [query, ...(list ? [pageQuery, listQuery(route)] : [])]
  const records = table.filter((other) => answersFor(route, other)).map(({ answer }) => namesOf(answer))
  const own = body ? namesOf(body) : null
  const ofEntity = ofEntities[path.split('/')[2] ?? ''] ?? []
  return {
    query: merged(queries.map((shape) => shape && namesOf(shape))) ?? none,
    body: own ?? none,
    accepted:
      merged([
        own,
        ignores && namesOf(ignores),
        ...records,
        ...(records.length > 0 ? [leaves([...ofRecords, ...ofEntity])] : []),
      ]) ?? none,
  }
}

/** The maximum number of names in a refusal, and the maximum length of one. */
const limits = { names: 20, characters: 80 }

interface Unknown {
  name: string
  /** The names that are read in the same object. */
  allowed: string[]
}

function unknownIn(
  value: unknown,
  accepted: Names | null,
  read: Names | null | undefined,
  at = '',
): Unknown[] {
  if (!accepted || typeof value !== 'object' || value === null) return []
  if (Array.isArray(value)) {
    return value.flatMap((item, index) => unknownIn(item, accepted, read, `${at}${index}.`))
  }
  return Object.entries(value).flatMap(([key, inner]) =>
    accepted.has(key)
      ? unknownIn(inner, accepted.get(key) ?? null, read?.get(key), `${at}${key}.`)
      : [{ name: `${at}${key.slice(0, limits.characters) || '""'}`, allowed: [...(read?.keys() ?? [])] }],
  )
}

function refuse(what: string, unknown: readonly Unknown[]): void {
  const listed = unknown.slice(0, limits.names)
  const [first] = listed
  if (!first) return
  const allowed = (names: string[]) =>
    names.length > 0 ? `Allowed are ${names.join(', ')}.` : 'Nothing is allowed here.'
  const errors: FieldErrors = Object.fromEntries(
    listed.map(({ name, allowed: names }) => [name, [`Unknown ${what}. ${allowed(names)}`]]),
  )
  const named = listed.map(({ name }) => name).join(', ')
  throw new AppError('BAD_INPUT', {
    message: `Unknown ${what}: ${named}. ${allowed(first.allowed)}`,
    fields: errors,
  })
}

/** @throws BAD_INPUT for a parameter that the route does not read, or one that is sent twice */
export function checkQuery(query: URLSearchParams, known: Known): void {
  const names = [...query.keys()]
  refuse('query parameter', unknownIn(Object.fromEntries(query), known.query, known.query))
  const repeated = names.filter((name, index) => names.indexOf(name) !== index)
  if (repeated.length === 0) return
  const fields = Object.fromEntries(repeated.map((name) => [name, ['Send this query parameter once.']]))
  throw new AppError('BAD_INPUT', { message: `Send ${repeated[0]} once.`, fields })
}

/** @throws BAD_INPUT for a property that neither the route reads nor its record has */
export function checkBody(body: unknown, known: Known): void {
  refuse('property', unknownIn(body, known.accepted, known.body))
}
