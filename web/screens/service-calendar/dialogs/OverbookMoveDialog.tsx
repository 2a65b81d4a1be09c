import { dayName } from '#web/lib/dates.ts'
import { ConfirmDialog } from '#web/ui/overlays/ConfirmDialog.tsx'
import type { DialogState } from '#web/ui/overlays/Dialog.tsx'
import { appointmentsWord } from '../calendarWords.ts'
import type { DaysShown } from '../moving/moveInStore.ts'
import { useMove } from '../moving/useMove.ts'
import type { Move } from '../moving/useMoveAppointment.ts'

interface OverbookMoveDialogProps extends DialogState {
  /** The move that a full day refused. */
  refused: Move
  shown: DaysShown
  canOverbook: boolean
  most: number
}

/** Asks users who may overbook whether to do so. */
export function OverbookMoveDialog(props: OverbookMoveDialogProps) {
  const { refused, shown, canOverbook, most, ...dialog } = props
  const move = useMove(shown, canOverbook)
  return (
    <ConfirmDialog
      {...dialog}
      tone="primary"
      title="This day is full"
      description={`${dayName(refused.to.date)} already has ${appointmentsWord(most)} or more. Move ${refused.appointment.customer.name} there anyway?`}
      confirmText="Move Anyway"
      pendingText="Moving..."
      onConfirm={() => move({ ...refused, overbook: true })}
    />
  )
}
