/** A made-up customer, from whom the rows of all forms are written. */
export interface Person {
  readonly index: number
  readonly first: string
  readonly last: string
  readonly email: string
  /** Ten digits, as are the other two. */
  readonly phone: string
  readonly mobile: string
  readonly work: string
  readonly street: string
  readonly city: string
  readonly zip: string
  readonly company: string
  readonly note: string
  /** `YYYY-MM-DD`, after the twelfth of its month. */
  readonly day: string
}

const firsts = ['Zoë', 'Ana', 'José', "D'Arcy", 'Mary Ann', 'Li', 'Siobhán', 'Omar', 'Anne-Marie', 'Bo']
const lasts = [
  'Ortiz',
  'O’Neil',
  'van der Berg',
  'Núñez',
  'Smith-Jones',
  'Łukasz',
  'Brown',
  'de la Cruz',
  'Kim',
]
const cities = ['Rochester', 'New Paltz', 'Syracuse', 'St. Johnsville']
const notes = ['Likes oak, not "pine".', 'Call after 5\nGate code 12', 'Sehr nett', '']

const pick = <Item>(items: readonly Item[], index: number) => items[index % items.length] as Item
const padded = (value: number, length: number) => String(value).padStart(length, '0')
const ascii = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[^a-z]/gi, '')
    .toLowerCase()

/** One of 100,000 people who differ from each other. */
export function person(index: number): Person {
  const first = pick(firsts, index)
  const last = pick(lasts, Math.floor(index / firsts.length))
  const line = (area: number) =>
    `${area}${padded(200 + Math.floor(index / 10_000), 3)}${padded(index % 10_000, 4)}`
  return {
    index,
    first,
    last,
    email: `${ascii(first)}.${ascii(last)}${index}@example.com`,
    phone: line(585),
    mobile: line(315),
    work: line(716),
    street: `${index + 12} Main St`,
    city: pick(cities, index),
    zip: padded(14_600 + (index % 300), 5),
    company: index % 3 === 0 ? `Shop ${index} LLC` : '',
    note: pick(notes, index),
    day: `2024-${padded((index % 12) + 1, 2)}-${padded((index % 16) + 13, 2)}`,
  }
}

/** `(585) 200-0000` */
export const spoken = (digits: string) => `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`

/** `585-200-0000` */
export const dashed = (digits: string) => digits.replace(/^(...)(...)/, '$1-$2-')

/** `1/13/2024` */
export const american = (day: string) => day.replace(/^(\d+)-0?(\d+)-0?(\d+)$/, '$2/$3/$1')

/** `13-01-2024` */
export const european = (day: string) => day.split('-').reverse().join('-')
