import { useEffect, useEffectEvent } from 'react'
import { graphql } from 'react-relay/hooks'
import type { useFreeSlotsQuery } from '#web/__generated__/useFreeSlotsQuery.graphql.ts'
import { addDays } from '#web/lib/days.ts'
import { useDebouncedQuery } from '#web/relay/useDebouncedQuery.ts'

const pause = 200

/** The days of the week that contains a date, from Sunday to Saturday. */
function weekOf(date: string): string[] {
  const sunday = addDays(date, -new Date(`${date}T00:00:00Z`).getUTCDay())
  return Array.from({ length: 7 }, (_day, i) => addDays(sunday, i))
}

function variablesFor(after: string) {
  const days = weekOf(after)
  return { from: days[0] ?? '', to: days.at(-1) ?? '', after }
}

const isDate = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text) && text > '1900-02' && text < '9998-12'

/** The free slots in the week of a date, and the next day with a free slot. Requested when the date changes. */
export function useFreeSlots(date: string) {
  const slots = useDebouncedQuery<useFreeSlotsQuery>(freeSlotsQuery, pause)
  const week = isDate(date) ? weekOf(date) : []
  const ask = useEffectEvent((after: string) => {
    if (isDate(after)) slots.ask(variablesFor(after))
  })
  useEffect(() => ask(date), [date])

  const { answer } = slots
  const business = answer?.data.viewer.business
  const counted = new Map(
    business?.calendarDays.map(({ date: day, count, isFull }) => [day, { count, isFull }]),
  )
  return {
    week: week.map((day) => ({ date: day, ...counted.get(day) })),
    /** The chosen day; undefined while loading. */
    day: counted.get(date),
    next: answer?.variables.after === date ? (business?.nextDayWithRoom ?? null) : null,
    /** Requests the free slots again, after another user has booked. */
    refresh: () => isDate(date) && slots.askNow(variablesFor(date)),
  }
}

export type FreeSlots = ReturnType<typeof useFreeSlots>

const freeSlotsQuery = graphql`
  query useFreeSlotsQuery($from: Date!, $to: Date!, $after: Date!) {
    viewer @required(action: THROW) {
      business {
        nextDayWithRoom(after: $after)
        calendarDays(from: $from, to: $to) {
          date
          count
          isFull
        }
      }
    }
  }
`
