import type { InteractionKind } from '#web/__generated__/useLogInteractionMutation.graphql.ts'
import { commonOutcomes } from '#web/features/follow-ups/outcomes.ts'
import { Button } from '#web/ui/actions/Button.tsx'

/** What can be logged, with the common outcomes of each. */
export const kinds = {
  CALL: { word: 'Call', done: 'Call logged', outcomes: commonOutcomes },
  VISIT: {
    word: 'Visit',
    done: 'Visit logged',
    outcomes: ['Looked around', 'Wants a quote', 'Will think about it'],
  },
  SALE: { word: 'Sale', done: 'Sale logged', outcomes: [] },
  MEETING: { word: 'Meeting', done: 'Meeting logged', outcomes: [] },
  NOTE: { word: 'Note', done: 'Note added', outcomes: [] },
} as const satisfies Record<InteractionKind, object>

interface KindChoiceProps {
  value: InteractionKind
  onChange: (kind: InteractionKind) => void
}

/** The kinds as buttons. */
export function KindChoice({ value, onChange }: KindChoiceProps) {
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">Kind</legend>
      <div className="flex flex-wrap gap-1.5">
        {(Object.keys(kinds) as InteractionKind[]).map((kind) => {
          const { word } = kinds[kind]
          return (
            <Button
              key={kind}
              size="sm"
              aria-pressed={value === kind}
              onClick={() => onChange(kind)}
              className="aria-pressed:border-accent aria-pressed:bg-accent-soft aria-pressed:text-accent-ink"
            >
              {word}
            </Button>
          )
        })}
      </div>
    </fieldset>
  )
}
