import { addDays, localDay } from '#api/core/time/localTime.ts'
import type { Prisma } from '#api/generated/client.ts'
import type { CustomerFilter } from '../input.ts'
import { hasValue } from './customFields.ts'

/** A customer with all that a filter looks at. */
export type Kept = Prisma.CustomerGetPayload<object> & {
  contacts: Prisma.ContactGetPayload<object>[]
  followUps: Prisma.FollowUpGetPayload<object>[]
}

/** When, where and by whom a filter is read. */
export interface Moment {
  now: Date
  timeZone: string
  viewer: number
  /** The labels of the interest options by their ids. */
  options: ReadonlyMap<string, string>
}

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** Whether a customer matches a filter, read part by part without the database. */
export function matches(
  customer: Kept,
  filter: CustomerFilter,
  { now, timeZone, viewer, options }: Moment,
): boolean {
  const dayOf = (at: Date) => localDay(at, timeZone)
  const today = dayOf(now)
  const { contacts, followUps } = customer
  const done = [
    ...contacts.filter(({ completed }) => completed).map(({ completedAt }) => completedAt as Date),
    ...followUps.filter(({ state }) => state === 'COMPLETED').map(({ closedAt }) => closedAt as Date),
  ]
  const last = done.length > 0 ? dayOf(new Date(Math.max(...done.map(Number)))) : null
  const toDo = [
    ...contacts
      .filter(({ completed }) => !completed)
      .map(({ scheduledDate: at }) => ({ day: dayOf(at), isLate: at < now })),
    ...followUps
      .filter(({ state }) => state === 'PENDING')
      .map(({ scheduledDate: at }) => ({ day: dayOf(at), isLate: dayOf(at) < today })),
  ]
  const labels = [...(filter.interestIds ?? []).map((id) => options.get(id)), ...(filter.interests ?? [])]
  const added = dayOf(customer.createdAt)
  const checks: boolean[] = [
    !filter.statuses || filter.statuses.includes(customer.status),
    labels.length === 0 || labels.includes(customer.interest),
    filter.city == null || (customer.city !== null && plain(customer.city) === plain(filter.city)),
    !filter.tagIds ||
      (filter.everyTag
        ? filter.tagIds.every((id) => customer.tagIds.includes(id))
        : filter.tagIds.some((id) => customer.tagIds.includes(id))),
    !filter.createdFrom || added >= filter.createdFrom,
    !filter.createdTo || added <= filter.createdTo,
    !filter.lastContactFrom || (last !== null && last >= filter.lastContactFrom),
    !filter.lastContactTo || (last !== null && last <= filter.lastContactTo),
    !filter.lastContactDaysAgo || (last !== null && last < addDays(today, -filter.lastContactDaysAgo)),
    filter.neverContacted == null || filter.neverContacted === (last === null),
    filter.nextStep !== 'NONE' || toDo.length === 0,
    filter.nextStep !== 'OVERDUE' || toDo.some(({ isLate }) => isLate),
    !filter.nextStepBefore || toDo.some(({ day }) => day < (filter.nextStepBefore ?? '')),
    filter.owner !== 'MINE' || customer.ownerId === viewer,
    filter.owner !== 'NOBODY' || customer.ownerId === null,
    !filter.ownerId || customer.ownerId === filter.ownerId,
    (filter.customFields ?? []).every((field) =>
      hasValue((customer.custom as Prisma.JsonObject)[field.fieldId], field),
    ),
    !filter.importId || customer.importId === filter.importId,
  ]
  return checks.every(Boolean)
}
