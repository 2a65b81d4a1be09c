import type { CustomFieldFilter } from '#web/__generated__/CustomersScreenQuery.graphql.ts'
import { isDay, isNumber } from './bounds.ts'

type Condition = keyof Omit<CustomFieldFilter, 'fieldId'>
type Value<Name extends Condition> = NonNullable<CustomFieldFilter[Name]>

interface Form<Given> {
  /** Undefined for what the API would refuse. */
  read(text: string): Given | undefined
  write(value: Given): string
}

const words: Form<string> = {
  read: (text) => (/^.{1,200}$/.test(text) && text.trim() ? text.trim() : undefined),
  write: (value) => value,
}

const bound: Form<string> = {
  read: (text) => (isNumber(text) || isDay(text) ? text : undefined),
  write: (value) => value,
}

const yesNo: Form<boolean> = {
  read: (text) => ({ yes: true, no: false })[text],
  write: (value) => (value ? 'yes' : 'no'),
}

const forms: { readonly [Name in Condition]: Form<Value<Name>> } = {
  choices: {
    read: (text) => (/^\d{1,9}(,\d{1,9}){0,99}$/.test(text) ? text.split(',').map(Number) : undefined),
    write: (choices) => choices.join(),
  },
  isYes: yesNo,
  is: words,
  contains: words,
  from: bound,
  to: bound,
  isEmpty: yesNo,
}

const names = Object.keys(forms) as Condition[]

/** Reads what customers must have in a field, such as `5:choices:1,2` or `7:from:10:to:20`. */
export function customFieldAt(text: string): CustomFieldFilter | undefined {
  const [number = '', ...pairs] = text.split(':')
  if (!/^[1-9]\d{0,8}$/.test(number) || pairs.length === 0) return undefined
  const conditions: Record<string, unknown> = {}
  for (let at = 0; at < pairs.length; at += 2) {
    const name = names.find((each) => each === pairs[at])
    const value = name && (forms[name] as Form<unknown>).read(unescaped(pairs[at + 1] ?? ''))
    if (name === undefined || value === undefined) return undefined
    conditions[name] = value
  }
  return { fieldId: btoa(`CustomField:${number}`), ...conditions }
}

export function customFieldText({ fieldId, ...conditions }: CustomFieldFilter): string {
  const pairs = names.flatMap((name) => {
    const value = conditions[name]
    return value == null ? [] : [name, escaped((forms[name] as Form<unknown>).write(value))]
  })
  return [atob(fieldId).split(':')[1], ...pairs].join(':')
}

/** A colon separates; in words it is written in another way. */
const escaped = (text: string) => text.replaceAll('%', '%25').replaceAll(':', '%3A')
const unescaped = (text: string) => text.replaceAll('%3A', ':').replaceAll('%25', '%')
