import type { CustomFieldType } from '#api/generated/enums.ts'
import type { World } from '#api/testing/harness/world.ts'
import type { CustomFieldFilter } from '../input.ts'
import type { Chance } from './seededChance.ts'

/** The ids of one custom field of each type. */
export type FieldIds = Record<CustomFieldType, number>

/** Choice 2 was replaced by 3, and 3 by 1. */
const choices = [
  { id: 1, label: 'Oak' },
  { id: 2, label: 'Teak', replacedBy: 3 },
  { id: 3, label: 'Walnut', replacedBy: 1 },
  { id: 4, label: 'Pine' },
]
const sameAsOne = [1, 2, 3]

export async function makeFields({ prisma }: World, businessId: number): Promise<FieldIds> {
  const types = ['TEXT', 'NUMBER', 'DATE', 'CHOICE', 'YES_NO'] as const
  const rows = await Promise.all(
    types.map((type) =>
      prisma.customField.create({
        data: { businessId, label: type, type, ...(type === 'CHOICE' && { choices }) },
      }),
    ),
  )
  return Object.fromEntries(rows.map(({ type, id }) => [type, id])) as FieldIds
}

const texts = ['Grüne Filze', 'green  felt', 'It’s 100%_', "O'Hara", '10']
const numbers = [-2, 0, 9, 10, 10.5]
const days = ['2026-06-01', '2026-06-10', '2026-12-31']

/** Values as the column of a customer holds them; each may be missing. */
export function randomValues(chance: Chance, ids: FieldIds): Record<string, string | number | boolean> {
  const values: [number, string | number | boolean][] = [
    [ids.TEXT, chance.from(texts)],
    [ids.NUMBER, chance.from(numbers)],
    [ids.DATE, chance.from(days)],
    [ids.CHOICE, 1 + chance.below(4)],
    [ids.YES_NO, chance.below(2) === 0],
  ]
  return Object.fromEntries(values.filter(() => chance.below(4) > 0))
}

/** A condition on one field. */
export function randomCondition(chance: Chance, ids: FieldIds): CustomFieldFilter {
  const conditions: CustomFieldFilter[] = [
    { fieldId: ids.TEXT, is: chance.from(['GREEN FELT', 'grune filze', "o'hara", 'nothing']) },
    { fieldId: ids.TEXT, contains: chance.from(['fel', 'FILZE', '%', "'", "it's 100", '_']) },
    { fieldId: ids.NUMBER, from: chance.from(['-1', '10', '10.25']) },
    { fieldId: ids.NUMBER, from: '0', to: chance.from(['0', '9.5', '100']) },
    { fieldId: ids.DATE, to: chance.from(days) },
    { fieldId: ids.DATE, from: '2026-06-02', to: '2026-07-01' },
    { fieldId: ids.CHOICE, choices: [1 + chance.below(5)] },
    { fieldId: ids.CHOICE, choices: [2, 4] },
    { fieldId: ids.YES_NO, isYes: chance.below(2) === 0 },
    { fieldId: chance.from(Object.values(ids)), isEmpty: chance.below(2) === 0 },
    // What the other types have instead: nobody matches.
    { fieldId: ids.TEXT, from: '1' },
    { fieldId: ids.NUMBER, from: '2026-01-01' },
  ]
  return chance.from(conditions)
}

const plain = (text: string) =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('’', "'").replaceAll(/\s+/g, ' ').toLowerCase()

const isNumber = (bound: string) => !Number.isNaN(Number(bound))

/** Whether a stored value fulfils a condition. */
export function hasValue(value: unknown, { fieldId: _field, ...condition }: CustomFieldFilter): boolean {
  const { choices, isYes, is, contains, from, to, isEmpty } = condition
  const within = (bound: string, holds: (order: number) => boolean) =>
    isNumber(bound)
      ? typeof value === 'number' && holds(value - Number(bound))
      : typeof value === 'string' && holds(value < bound ? -1 : value > bound ? 1 : 0)
  const wanted = choices?.flatMap((choice) => (sameAsOne.includes(choice) ? sameAsOne : [choice]))
  return [
    !wanted || wanted.includes(value as number),
    isYes == null || value === isYes,
    is == null || plain(String(value ?? '')) === plain(is),
    contains == null || plain(String(value ?? '')).includes(plain(contains)),
    from == null || within(from, (order) => order >= 0),
    to == null || within(to, (order) => order <= 0),
    isEmpty == null || isEmpty === (value === undefined),
  ].every(Boolean)
}
