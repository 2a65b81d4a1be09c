import { useState } from 'react'
import { useToast } from '#web/ui/feedback/useToast.ts'
import type { DaysShown } from './moveBetweenDays.ts'
import { type Move, useMoveAppointment } from './useMoveAppointment.ts'

/** Moves appointments, with *Undo* and with the confirmation for overbooking a full day. */
export function useMoves(shown: DaysShown, canOverbook: boolean) {
  const toast = useToast()
  const [full, setFull] = useState<Move | null>(null)
  const [asking, setAsking] = useState(false)
  const send = useMoveAppointment(shown, canOverbook, (refused) => {
    setFull(refused)
    setAsking(true)
  })

  const move = async (query: Move) => {
    const { appointment, to } = query
    if (appointment.date === to) return
    const outcome = await send(query)
    if (!outcome.ok) return
    setAsking(false)
    toast.success({
      title: 'Success',
      description: 'Service appointment updated successfully',
      action: {
        label: 'Undo',
        // Undo: its old day may be full by now, in which case users who may overbook are asked.
        onSelect: () => void send({ appointment: { ...appointment, date: to }, to: appointment.date }),
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
