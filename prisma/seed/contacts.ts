import { readBook } from './book.ts'
import type { Calendar } from './calendar.ts'
import { chanceFor } from './chance.ts'
import { type Regular, type Regulars, regularCalled } from './customers.ts'
import { leadTime } from './leadTime.ts'
import type { ContactRow, Ids } from './rows.ts'

/** A contact with its customer and its due day. */
export interface Meeting {
  row: ContactRow
  regular: Regular
  day: number
}

const minute = 60_000

/**
 * The contacts of the data file. Those with an outcome are completed, including today's; today's other contacts are
 * still in the future at any time of day.
 */
export function contacts(calendar: Calendar, regulars: Regulars, ids: Ids): Meeting[] {
  const chance = chanceFor('contacts')
  const columns = ['customer', 'when', 'late'] as const
  const made = readBook('contacts', columns).map((page): Meeting => {
    const regular = regularCalled(regulars, page.customer)
    const [offset = '', time = ''] = page.when.split(' ')
    const day = Number(offset)
    const [outcome] = page.outcomes
    const completed = outcome !== undefined
    const scheduledDate = day === 0 && !completed ? calendar.stillToday(time) : calendar.at(day, time)
    const createdAt = leadTime(calendar, chance, regular, day)
    const completedAt = completed ? done(day + Number(page.late), time) : null
    return {
      row: {
        id: 0,
        customerId: regular.row.id,
        scheduledDate,
        dueOn: null,
        email: regular.row.email ?? null,
        notes: page.text.join('\n'),
        completed,
        completedAt,
        completedNotes: outcome ?? null,
        completedById: completed ? regular.seller.id : null,
        createdAt,
        updatedAt: completedAt ?? createdAt,
      },
      regular,
      day,
    }
  })
  made.sort((a, b) => a.row.createdAt.getTime() - b.row.createdAt.getTime())
  for (const { row } of made) row.id = ids('Contact')
  return made

  // If its time today is still in the future, it was completed early.
  function done(day: number, time: string): Date {
    const after = new Date(calendar.at(day, time).getTime() + (5 + chance.below(15)) * minute)
    return after <= calendar.now ? after : calendar.past(day, time)
  }
}
