import { compile, type Route } from '#api/rest/compile.ts'
import { openApi } from '#api/rest/openapi.ts'
import { routes } from '#api/rest/routes.ts'
import { schema } from '#api/schema.ts'

/** The table, ready to run, as the server has it. */
export const table: Route[] = routes.map((row) => compile(schema, row))

interface JsonSchema {
  type?: string
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

const described = openApi(table) as { paths: Record<string, Record<string, Operation>> }

/** What the API description says of a row. */
export function operationOf({ method, path }: Route): Operation {
  const found = described.paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()]
  if (!found) throw new Error(`${method} ${path} is not described`)
  return found
}

/** Which type of record the parameters and ids of a row are about, by its path: `/api/customers/:id`. */
const nouns: Record<string, string> = {
  customers: 'Customer',
  contacts: 'Contact',
  hotboard: 'HotBoardItem',
  followups: 'FollowUp',
  'followup-cadences': 'FollowUpStep',
  'sticky-notes': 'StickyNote',
  'shared-notes': 'SharedNote',
  'vendor-contacts': 'VendorContact',
  'interest-options': 'InterestOption',
  team: 'User',
  'superadmin/businesses': 'Business',
  'superadmin/users': 'User',
  'service-appointments': 'ServiceAppointment',
  tasks: 'OrganizerTask',
}

const bySample: Record<string, unknown> = {
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
  tags: ['felt'],
  // One's own: not everyone may give a task to a colleague.
  userId: null,
}

let serial = 0

/** Whether a row is for superadmins alone. */
export function forOperators({ rules }: Route): boolean {
  return rules.some(({ session }) => session === 'superadmin')
}

/** A request for a row, described by its own description; every id in it comes from `ids`. */
export function requestFor(route: Route, ids: Record<string, number | string>) {
  const [, , first = '', second = ''] = route.path.split('/')
  const noun = nouns[first === 'superadmin' ? `${first}/${second}` : first]
  const path = route.path.replace(/:\w+/g, (name) => {
    const type = name === ':userId' ? 'User' : noun
    if (type === undefined || !(type in ids)) throw new Error(`Whose number is in ${route.path}?`)
    return String(ids[type])
  })
  const body = operationOf(route).requestBody?.content['application/json'].schema.properties
  return { method: route.method, path, body: body && sample(body, ids) }
}

function sample(properties: Record<string, JsonSchema>, ids: Record<string, number | string>) {
  const sampleOf = (name: string, schema: JsonSchema): unknown => {
    if (schema.properties) return sample(schema.properties, ids)
    if (name === 'customerId') return ids.Customer
    if (name === 'resolvedBy' || name === 'sharedWithUserId') return ids.User
    if (name === 'items') return [{ id: ids.InterestOption, sortOrder: 0 }]
    // What one of the business has already is refused.
    if (name === 'username') return `sample${++serial}`
    if (name === 'email') return `sample${++serial}@example.com`
    if (name in bySample) return bySample[name]
    const [other] = schema.anyOf ?? []
    if (other) return sampleOf(name, { ...schema, ...other, anyOf: undefined })
    if (schema.enum) return schema.enum[0]
    if (schema.format === 'date-time') return '2026-06-11T15:00:00.000Z'
    // A day of its own: days have so many places.
    if (schema.format === 'date') return new Date(Date.UTC(2027, 0, ++serial)).toISOString().slice(0, 10)
    if (schema.type === 'integer') return 1
    if (schema.type === 'boolean') return true
    return 'Sample'
  }
  return Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => [name, sampleOf(name, schema)]),
  )
}
