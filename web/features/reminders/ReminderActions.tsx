import { Button } from '#web/ui/actions/Button.tsx'
import { type ReminderToSettle, useSettleReminder } from './useSettleReminder.ts'

interface ReminderActionsProps {
  reminder: ReminderToSettle
  /** False once the appointment has begun, when it is too late to send the reminder again. */
  canSendAgain?: boolean
  /** Asks before the reminder is sent again. */
  onSendAgain: () => void
}

/** The two ways to settle a reminder of unknown state. */
export function ReminderActions({ reminder, canSendAgain = true, onSendAgain }: ReminderActionsProps) {
  const { mark, marking } = useSettleReminder()
  return (
    <div className="flex flex-wrap gap-2">
      {canSendAgain && (
        <Button size="sm" aria-label={`Send again: ${reminder.name}`} onClick={onSendAgain}>
          Send again
        </Button>
      )}
      <Button
        size="sm"
        variant="ghost"
        pending={marking}
        aria-label={`Mark as sent: ${reminder.name}`}
        onClick={() => mark(reminder)}
      >
        Mark as sent
      </Button>
    </div>
  )
}
