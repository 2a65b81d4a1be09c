import type {
  CustomerFilter as CustomerFilterInput,
  CustomerSort,
} from '#web/__generated__/CustomersScreenQuery.graphql.ts'
import { statusWords } from '#web/features/customers/customerStatus.ts'
import { isDay } from './bounds.ts'
import { customFieldAt, customFieldText } from './customFieldParameter.ts'

type Parts = { readonly [Name in keyof CustomerFilterInput]-?: NonNullable<CustomerFilterInput[Name]> }

export type FilterPart = keyof Parts

/** Which customers, as the API takes it: only the parts that are given. */
export type CustomerFilter = Partial<Parts>

/** Other values of parts; undefined takes a part out. */
export type FilterChange = { readonly [Part in FilterPart]?: Parts[Part] | undefined }

/** How the URL writes a part: under a name, once or several times. */
interface Parameter<Value> {
  name: string
  /** Undefined for texts that the API would refuse. */
  read(texts: readonly string[]): Value | undefined
  write(value: Value): readonly string[]
}

const oneOf = <Name extends string>(name: string, values: Record<Name, unknown>): Parameter<Name> => ({
  name,
  read: ([text = '']) => (Object.keys(values) as Name[]).find((value) => value.toLowerCase() === text),
  write: (value) => [value.toLowerCase()],
})

const plain = (name: string, pattern: RegExp): Parameter<string> => ({
  name,
  read: ([text = '']) => (pattern.test(text.trim()) ? text.trim() : undefined),
  write: (value) => [value],
})

function severalOf<Value>({ name, read, write }: Parameter<Value>): Parameter<readonly Value[]> {
  return {
    name,
    read: (texts) => {
      const values = texts.flatMap((text) => read([text]) ?? []).slice(0, 100)
      return values.length > 0 ? values : undefined
    },
    write: (values) => values.flatMap(write),
  }
}

const day = (name: string): Parameter<string> => ({
  name,
  read: ([text = '']) => (isDay(text) ? text : undefined),
  write: (value) => [value],
})

/** The global id of a record with a number. */
const id = (name: string, type: string): Parameter<string> => ({
  name,
  read: ([text = '']) => {
    try {
      return new RegExp(`^${type}:[1-9]\\d{0,8}$`).test(atob(text)) ? text : undefined
    } catch {
      return undefined
    }
  },
  write: (value) => [value],
})

const parameters: { readonly [Name in FilterPart]: Parameter<Parts[Name]> } = {
  statuses: severalOf(oneOf('status', statusWords)) as Parameter<Parts['statuses']>,
  interestIds: severalOf(plain('option', /^.{1,80}$/)),
  interests: severalOf(plain('interest', /^.{1,80}$/)),
  city: plain('city', /^.{1,80}$/),
  tagIds: severalOf(id('tag', 'Tag')),
  everyTag: {
    name: 'tags',
    read: ([text]) => ({ all: true, any: false })[text ?? ''],
    write: (every) => [every ? 'all' : 'any'],
  },
  createdFrom: day('added-from'),
  createdTo: day('added-to'),
  lastContactFrom: day('contacted-from'),
  lastContactTo: day('contacted-to'),
  lastContactDaysAgo: {
    name: 'not-contacted-for',
    read: ([text = '']) => (/^[1-9]\d{0,3}$/.test(text) && Number(text) <= 3650 ? Number(text) : undefined),
    write: (days) => [String(days)],
  },
  neverContacted: {
    name: 'contacted',
    read: ([text]) => ({ never: true, once: false })[text ?? ''],
    write: (never) => [never ? 'never' : 'once'],
  },
  nextStep: oneOf('next', { NONE: 0, OVERDUE: 0 }) as Parameter<Parts['nextStep']>,
  nextStepBefore: day('next-before'),
  owner: oneOf('owner', { MINE: 0, NOBODY: 0 }) as Parameter<Parts['owner']>,
  ownerId: id('user', 'User'),
  importId: id('import', 'Import'),
  customFields: severalOf({
    name: 'field',
    read: ([text = '']) => customFieldAt(text),
    write: (field) => [customFieldText(field)],
  }),
}

const names = Object.keys(parameters) as FilterPart[]

/** Reads the filter from a URL, such as `?status=sold&next=none&city=Brighton`. What is no filter is left out. */
export function customerFilterAt(search: URLSearchParams): CustomerFilter {
  const given = names.flatMap((part) => {
    const { name, read } = parameters[part] as Parameter<unknown>
    const value = search.has(name) ? read(search.getAll(name)) : undefined
    return value === undefined ? [] : [[part, value]]
  })
  // Other screens, and links from before, say it like this.
  const mine = search.has('mine') ? { owner: 'MINE' } : {}
  return { ...mine, ...Object.fromEntries(given) }
}

export const customerSortAt = (search: URLSearchParams): CustomerSort =>
  search.get('sort') === 'name' ? 'NAME' : 'NEWEST'

/** The search part of the URL with another filter and order; other parameters stay. */
export function withFilter(search: URLSearchParams, filter: CustomerFilter, sort: CustomerSort): string {
  const next = new URLSearchParams(search)
  for (const { name } of Object.values(parameters)) next.delete(name)
  for (const name of ['mine', 'sort']) next.delete(name)
  for (const part of names) {
    const value = filter[part]
    const { name, write } = parameters[part] as Parameter<unknown>
    if (value != null) for (const text of write(value)) next.append(name, text)
  }
  if (sort === 'NAME') next.set('sort', 'name')
  return next.size > 0 ? `?${next}` : ''
}

/** Whether the filter matches all customers. */
export const isEverybody = (filter: CustomerFilter) => names.every((part) => filter[part] == null)
