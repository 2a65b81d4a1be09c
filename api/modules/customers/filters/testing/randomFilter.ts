import { addDays } from '#api/core/time/localTime.ts'
import type { CustomerFilter } from '../input.ts'
import { type FieldIds, randomCondition } from './customFields.ts'
import type { Chance } from './seededChance.ts'

/** The records that a filter may name. */
interface Named {
  interests: readonly string[]
  users: readonly number[]
  tags: readonly number[]
  fields: FieldIds
  importId: number
}

/** A filter of one to three parts, each with a likely value. */
export function randomFilter(chance: Chance, named: Named): CustomerFilter {
  const { interests, users, tags, fields, importId } = named
  const day = () => addDays('2026-06-10', chance.below(31) - 15)
  const parts: (() => CustomerFilter)[] = [
    () => ({ statuses: chance.from([['SOLD'], ['UNSOLD', 'NOT_IN_MARKET']] as const).slice() }),
    () => ({ interestIds: [chance.from(interests)] }),
    () => ({ interestIds: [...interests] }),
    () => ({ interests: ['Gone'] }),
    () => ({ interests: ['Gone'], interestIds: [chance.from(interests)] }),
    () => ({ city: chance.from(['Berlin', 'zurich', 'Nowhere']) }),
    () => ({ tagIds: [chance.from(tags)] }),
    () => ({ tagIds: [...tags], everyTag: chance.below(2) === 0 }),
    () => ({ createdFrom: day() }),
    () => ({ createdTo: day() }),
    () => ({ lastContactFrom: day() }),
    () => ({ lastContactTo: day() }),
    () => ({ lastContactFrom: '2026-06-01', lastContactTo: '2026-06-12' }),
    () => ({ lastContactDaysAgo: 1 + chance.below(6) }),
    () => ({ neverContacted: chance.below(2) === 0 }),
    () => ({ nextStep: chance.from(['NONE', 'OVERDUE'] as const) }),
    () => ({ nextStepBefore: day() }),
    () => ({ owner: chance.from(['MINE', 'NOBODY'] as const) }),
    () => ({ ownerId: chance.from(users) }),
    () => ({ importId }),
    () => ({ customFields: [randomCondition(chance, fields)] }),
    () => ({ customFields: [randomCondition(chance, fields)] }),
    () => ({ customFields: [randomCondition(chance, fields), randomCondition(chance, fields)] }),
  ]
  const chosen = Array.from({ length: 1 + chance.below(3) }, () => chance.from(parts)())
  return Object.assign({}, ...chosen)
}
