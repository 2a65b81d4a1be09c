import { compile, type Route } from '#api/rest/compile.ts'
import { openApi } from '#api/rest/openapi.ts'
import { routes } from '#api/rest/routes.ts'
import { schema } from '#api/schema.ts'

/** The compiled REST table, as the server uses it. */
export const table: Route[] = routes.map((row) => compile(schema, row))

interface JsonSchema {
  type?: string | string[]
  format?: string
  enum?: unknown[]
  properties?: Record<string, JsonSchema>
  anyOf?: JsonSchema[]
}

interface Operation {
  requestBody?: { content: { 'application/json': { schema: JsonSchema } } }
  responses: Record<string, { content: { 'application/json': { schema: object } } }>
  security?: unknown[]
}

const document = openApi(table, 'https://cuecard.example') as {
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, object> }
}

/** Puts named schemas in the place of their references. */
function resolved(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(resolved)
  const { $ref } = value as { $ref?: string }
  if ($ref) return resolved(document.components.schemas[$ref.split('/').at(-1) ?? ''])
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, resolved(inner)]))
}

const described = resolved(document.paths) as typeof document.paths

/** The description of a row in the OpenAPI document. */
export function operationOf({ method, path }: Route): Operation {
  const found = described[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()]
  if (!found) throw new Error(`${method} ${path} is not described`)
  return found
}

/**
 * The record type that the path parameters and ids of a row refer to, by the first segment of its path: that of the row
 * which reads one record, or one of these.
 */
const nouns: Record<string, string> = {
  ...Object.fromEntries(table.flatMap(({ path, record }) => (record ? [[path.split('/')[2], record]] : []))),
  'followup-cadences': 'FollowUpStep',
  'shared-notes': 'SharedNote',
  'hotboard-comments': 'HotBoardComment',
  'interest-options': 'InterestOption',
  team: 'User',
  trash: 'TrashEntry',
  'superadmin/businesses': 'Business',
  'superadmin/users': 'User',
  'auth/sessions': 'Session',
  'auth/passkeys': 'Passkey',
  imports: 'Import',
  merges: 'CustomerMerge',
  bulk: 'BulkRun',
  'possible-duplicates': 'PossibleDuplicate',
  webhooks: 'WebhookEndpoint',
  'webhook-deliveries': 'WebhookDelivery',
}

/** The paths of acts whose record is in a state in which they can be repeated. */
const inState: Record<string, string> = {
  '/api/imports/:id/start': 'RunningImport',
  '/api/imports/:id/stop': 'StoppedImport',
  '/api/imports/:id/revert': 'RevertedImport',
  '/api/imports/:id/restore': 'RestoringImport',
}

const bySample: Record<string, unknown> = {
  // The demo, the first business, takes no other.
  idleMinutes: null,
  phoneNumber: '5550100300',
  assignedTo: 'not_assigned',
  phone: '5550100300',
  twilioPhoneNumber: '+15550100300',
  color: '#fef3c7',
  version: 1,
  timeZone: 'America/Chicago',
  startTime: '09:00',
  endTime: '10:00',
  noShow: false,
  overbook: false,
  encoding: 'utf-8',
  separator: ';',
  sheet: null,
  columns: [],
  leftOut: [2],
  takenIn: [3],
  statuses: [],
  values: [],
  interests: [],
  tags: ['felt'],
  addTags: ['felt'],
  removeTags: ['felt'],
  custom: {},
  choices: [],
  ids: [],
  except: null,
  replaced: [],
  url: 'https://hooks.example.com/cuecard',
  events: ['customer.created'],
  // The own user, because not every role may give tasks to other users.
  userId: null,
  // Only the work of an inactive user is handed over.
  handOverTo: null,
}

let serial = 0

/** Whether a row is for superadmins only. */
export function forOperators({ rules }: Route): boolean {
  return rules.some(({ session }) => session === 'superadmin')
}

/** A request for a row, generated from its OpenAPI description with the given ids. */
export function requestFor(route: Route, ids: Record<string, number | string>) {
  const [, , first = '', second = ''] = route.path.split('/')
  const noun = nouns[`${first}/${second}`] ?? nouns[first]
  const path = route.path.replace(/:\w+/g, (name) => {
    const special = inState[route.path]
    const own = special && special in ids ? special : noun
    const type = name === ':userId' ? 'User' : own
    if (type === undefined || !(type in ids)) throw new Error(`Whose number is in ${route.path}?`)
    return String(ids[type])
  })
  const body = operationOf(route).requestBody?.content['application/json'].schema.properties
  return { method: route.method, path, body: body && sample(body, ids) }
}

/** The types of the records that a request for a row refers to. */
export function typesOf(route: Route): string[] {
  const types = new Set<string>()
  const noting = { has: () => true, get: (_ids: object, type: string) => types.add(type).size }
  requestFor(route, new Proxy({}, noting))
  return [...types]
}

function sample(properties: Record<string, JsonSchema>, ids: Record<string, number | string>) {
  const sampleOf = (name: string, schema: JsonSchema): unknown => {
    // A filter with every part would match nobody.
    if (name === 'filter' && schema.properties) return { city: 'Brighton' }
    // Of the properties of these, a request has one.
    if (name === 'customers') return { ids: [ids.Customer] }
    if (name === 'act') return { plan: true }
    // Where ids may be left out, none of them is nobody.
    if (name === 'ids' && (schema.anyOf || schema.type?.includes('null'))) return null
    if (schema.properties) return sample(schema.properties, ids)
    if (name === 'customerId') return ids.Customer
    if (name === 'otherId') return ids.OtherCustomer
    if (name === 'resolvedBy' || name === 'sharedWithUserId') return ids.User
    if (name === 'items') return [{ id: ids.InterestOption, sortOrder: 0 }]
    // Must be unique within the business.
    if (name === 'username') return `sample${++serial}`
    if (name === 'label') return `Sample ${++serial}`
    if (name === 'email') return `sample${++serial}@example.com`
    if (name in bySample && !schema.enum) return bySample[name]
    const [other] = schema.anyOf ?? []
    if (other) return sampleOf(name, { ...schema, ...other, anyOf: undefined })
    if (schema.enum) return schema.enum[0]
    if (schema.format === 'date-time') return '2026-06-11T15:00:00.000Z'
    // A new day each time, because a day has a limited number of slots.
    if (schema.format === 'date') return new Date(Date.UTC(2027, 0, ++serial)).toISOString().slice(0, 10)
    const types = [schema.type].flat()
    if (types.includes('integer')) return 1
    if (types.includes('boolean')) return true
    return 'Sample'
  }
  return Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => [name, sampleOf(name, schema)]),
  )
}
