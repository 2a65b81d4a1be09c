import { Button } from '#web/ui/actions/Button.tsx'
import { commonOutcomes } from './outcomes.ts'

interface OutcomeChipsProps {
  outcomes?: readonly string[]
  /** The selected outcome; null for none. */
  chosen: string | null
  onPress: (outcome: string) => void
}

/** Common outcomes of a call as buttons. */
export function OutcomeChips({ outcomes = commonOutcomes, chosen, onPress }: OutcomeChipsProps) {
  return (
    <div className="flex flex-wrap gap-1.5">
      {outcomes.map((words) => (
        <Button
          key={words}
          size="sm"
          aria-pressed={chosen === words}
          className="aria-pressed:border-accent aria-pressed:bg-accent-soft aria-pressed:text-accent-ink"
          onClick={() => onPress(words)}
        >
          {words}
        </Button>
      ))}
    </div>
  )
}
