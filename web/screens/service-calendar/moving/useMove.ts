import { use } from 'react'
import { TechnicianLabels } from '#web/features/appointments/technicianLabels.ts'
import { hasPassed } from '#web/lib/clock.ts'
import { formatDateTime } from '#web/lib/dates.ts'
import { useTimeZone } from '#web/session/useTimeZone.ts'
import { useToast } from '#web/ui/feedback/useToast.ts'
import { calendarDialogs } from '../dialogs/calendarDialogs.ts'
import { isThere, type MovedAppointment, positionOf } from './movedAppointment.ts'
import type { DaysShown } from './moveInStore.ts'
import { type Move, type Place, useMoveAppointment } from './useMoveAppointment.ts'

/** Moves an appointment, with the way back; a dialog asks whether a full day is to be overbooked. */
export function useMove(shown: DaysShown, canOverbook: boolean) {
  const timeZone = useTimeZone()
  const toast = useToast()
  const labelOf = use(TechnicianLabels)
  const open = calendarDialogs.useOpen()
  const send = useMoveAppointment(shown, canOverbook, (refused) => open('overbook', { refused }))

  /** The toast about a moved appointment, which names its customer and its new place. */
  const moved = ({ id, customer }: MovedAppointment, place: Place | undefined) => {
    const words = place && [
      formatDateTime(place.startsAt, timeZone),
      labelOf({ name: place.technician, userId: place.technicianUserId ?? null }),
    ]
    const passed = place && hasPassed(place.startsAt) ? ' · This time has already passed.' : ''
    return {
      about: id,
      title: 'Success',
      description: 'Service appointment updated successfully',
      subject: [customer.name, ...(words ?? [])].join(', ') + passed,
    }
  }

  /** Tells of a move, with the way back. */
  const tell = ({ appointment, to }: Move, place: Place | undefined) => {
    const back = {
      appointment: { ...appointment, ...to },
      // With its times, because a day on which the clocks change may have moved them.
      to: { ...positionOf(appointment, to), startTime: appointment.startTime, endTime: appointment.endTime },
      undoes: place,
    }
    toast.success({
      ...moved(appointment, place),
      action: {
        label: 'Undo',
        // Undo: its old day may be full by now, in which case users who may overbook are asked.
        onSelect: () =>
          void send(back, (undone) => {
            if (!undone.ok) return
            toast.success(moved(appointment, undone.data.updateServiceAppointment?.serviceAppointment))
          }),
      },
    })
  }

  return async (query: Move): Promise<{ ok: boolean }> => {
    if (isThere(query.appointment, query.to)) return { ok: false }
    return send(query, (outcome) => {
      if (outcome.ok) tell(query, outcome.data.updateServiceAppointment?.serviceAppointment)
    })
  }
}
