import { useState } from 'react'
import { formatCalendarDay, formatClock } from '#web/lib/dates.ts'
import { zonedInstant } from '#web/lib/zonedInstant.ts'
import { useTimeZone } from '#web/session/useTimeZone.ts'
import { useToast } from '#web/ui/feedback/useToast.ts'
import { isThere, type MovedAppointment, slotOf } from './movedAppointment.ts'
import type { DaysShown } from './moveInStore.ts'
import { type Move, useMoveAppointment } from './useMoveAppointment.ts'

/** Moves with their way back, and the question whether a full day is to be overbooked. */
export function useMoves(shown: DaysShown, canOverbook: boolean) {
  const timeZone = useTimeZone()
  const toast = useToast()
  const [full, setFull] = useState<Move | null>(null)
  const [asking, setAsking] = useState(false)
  const send = useMoveAppointment(shown, canOverbook, (refused) => {
    setFull(refused)
    setAsking(true)
  })

  const move = async (query: Move) => {
    const { appointment, to } = query
    if (isThere(appointment, to)) return
    const outcome = await send(query)
    if (!outcome.ok) return
    setAsking(false)
    const back = {
      appointment: { ...appointment, ...to },
      to: slotOf(appointment, to),
      undoes: outcome.data.updateServiceAppointment?.serviceAppointment,
    }
    toast.success({
      title: 'Success',
      ...moved(back.appointment, timeZone),
      action: {
        label: 'Undo',
        // Undo: its old day may be full by now, in which case users who may overbook are asked.
        onSelect: () =>
          void send(back).then(
            ({ ok }) =>
              ok && toast.success({ title: 'Success', ...moved({ ...appointment, ...back.to }, timeZone) }),
          ),
      },
    })
  }

  return {
    move,
    /** The move that a full day refused. */
    full,
    asking,
    overbook: () => full && void move({ ...full, overbook: true }),
    stopAsking: () => setAsking(false),
  }
}

export type Moves = ReturnType<typeof useMoves>

/** The toast about a moved appointment, which names its customer and its new place. */
function moved({ customer, date, startTime, technician }: MovedAppointment, timeZone: string) {
  const place = `${formatCalendarDay(date)}, ${formatClock(startTime)}, ${technician.name}`
  const passed = Date.parse(zonedInstant(date, startTime, timeZone)) < Date.now()
  return {
    description: 'Service appointment updated successfully',
    subject: `${customer.name}, ${place}${passed ? ' · This time has already passed.' : ''}`,
  }
}
