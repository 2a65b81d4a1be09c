import type { WebhookEvent } from '#web/__generated__/WebhookRow_webhook.graphql.ts'
import { TextButton } from '#web/ui/actions/TextButton.tsx'
import { allEvents, eventGroups } from './eventWords.ts'

interface EventFieldsProps {
  name: string
  value: readonly WebhookEvent[]
  onChange: (events: WebhookEvent[]) => void
  error: string | undefined
}

/** A checkbox for each type of events, grouped by what they are about. */
export function EventFields({ name, value, onChange, error }: EventFieldsProps) {
  const chosen = new Set(value)
  const choose = (event: WebhookEvent, isChosen: boolean) =>
    onChange(allEvents.filter((each) => (each === event ? isChosen : chosen.has(each))))
  const isAll = chosen.size === allEvents.length
  return (
    <div className="flex flex-col gap-3">
      <div className="flex items-center justify-between gap-3">
        <span className="font-medium text-ink">Events</span>
        <TextButton onClick={() => onChange(isAll ? [] : allEvents)}>
          {isAll ? 'Choose none' : 'Choose all'}
        </TextButton>
      </div>
      {error !== undefined && (
        <p role="alert" className="text-danger-ink text-sm">
          {error}
        </p>
      )}
      {eventGroups.map(({ title, events }) => (
        <fieldset key={title}>
          <legend className="text-muted text-sm">{title}</legend>
          <div className="grid grid-cols-2 gap-x-4">
            {Object.entries(events).map(([event, label]) => (
              <label key={event} className="flex min-h-9 items-center gap-2 pointer-coarse:min-h-11">
                <input
                  type="checkbox"
                  name={name}
                  checked={chosen.has(event as WebhookEvent)}
                  onChange={({ target }) => choose(event as WebhookEvent, target.checked)}
                  className="size-4 shrink-0"
                />
                {label}
              </label>
            ))}
          </div>
        </fieldset>
      ))}
    </div>
  )
}
