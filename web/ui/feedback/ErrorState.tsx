import { CircleAlert } from 'lucide-react'
import { Button } from '../actions/Button.tsx'

export type ErrorStateProps = {
  /** What happened, in a sentence. */
  title?: string
  /** The server's message, or a suggestion what to do. */
  description?: string
  onRetry?: () => void
}

export function ErrorState({ title = 'Something went wrong', description, onRetry }: ErrorStateProps) {
  return (
    <div role="alert" className="flex flex-col items-center justify-center gap-2 px-6 py-16 text-center">
      <div
        aria-hidden
        className="mb-2 flex size-12 items-center justify-center rounded-full bg-red-soft text-red-ink"
      >
        <CircleAlert className="size-5.5" />
      </div>
      <p className="font-medium text-ink text-lg">{title}</p>
      {description && <p className="max-w-sm text-pretty text-muted">{description}</p>}
      {onRetry && (
        <Button className="mt-3" onClick={onRetry}>
          Try again
        </Button>
      )}
    </div>
  )
}
