/** A part of JSON Schema, as far as examples need it. */
export interface Schema {
  type?: string | string[]
  format?: string
  enum?: unknown[]
  anyOf?: Schema[]
  items?: Schema
  properties?: Record<string, Schema>
  required?: string[]
}

/** Values that the API accepts, by the names of properties. */
const byName: Record<string, unknown> = {
  firstName: 'Cora',
  lastName: 'Custer',
  username: 'cora',
  email: 'cora@example.com',
  password: 'a good password',
  currentPassword: 'the former password',
  newPassword: 'a good password',
  token: 'the token of the mail',
  code: '123456',
  credential: { id: 'AAAA', rawId: 'AAAA', type: 'public-key', response: {} },
  name: 'Corner Shop',
  phoneNumber: '5550100200',
  interest: 'Darts',
  label: 'Darts',
  title: 'Order felt',
  text: 'The parcel is here',
  description: 'Green, three yards',
  content: 'Ask Cora about the felt',
  company: 'Felt & Co',
  salesRep: 'Sam Sales',
  technician: 'Terry Tech',
  startTime: '09:00',
  endTime: '11:00',
  url: 'https://hooks.example.com/cuecard',
  events: ['customer.created'],
}

/** An example of a value, with the properties that have to be sent. */
export function exampleOf(schema: Schema, name = ''): unknown {
  const { type, format, enum: values, anyOf, items, properties, required = [] } = schema
  if (properties) {
    const sent = Object.entries(properties).filter(([key]) => required.includes(key))
    return Object.fromEntries(sent.map(([key, inner]) => [key, exampleOf(inner, key)]))
  }
  if (name in byName) return byName[name]
  if (values) return values[0]
  if (anyOf?.[0]) return exampleOf(anyOf[0], name)
  if (format === 'date-time') return '2030-06-11T15:00:00.000Z'
  if (format === 'date') return '2030-06-11'
  const types = [type].flat()
  if (types.includes('integer') || types.includes('number')) return 1
  if (types.includes('boolean')) return true
  return types.includes('array') ? (items ? [exampleOf(items, name)] : []) : ''
}
