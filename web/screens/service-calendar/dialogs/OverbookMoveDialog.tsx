import { dayName } from '#web/lib/dates.ts'
import { ConfirmDialog } from '#web/ui/overlays/ConfirmDialog.tsx'
import { appointmentsWord } from '../calendarWords.ts'
import type { Moves } from '../moving/useMoves.ts'

/** Asks users who may overbook whether to do so. */
export function OverbookMoveDialog({ moves, most }: { moves: Moves; most: number }) {
  const { full, asking, overbook, stopAsking } = moves
  if (!full) return null
  return (
    <ConfirmDialog
      open={asking}
      onClose={stopAsking}
      tone="primary"
      title="This day is full"
      description={`${dayName(full.to.date)} already has ${appointmentsWord(most)} or more. Move ${full.appointment.customer.name} there anyway?`}
      confirmText="Move Anyway"
      pendingText="Moving..."
      onConfirm={overbook}
    />
  )
}
