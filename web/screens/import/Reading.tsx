import { Card } from '#web/ui/display/Card.tsx'
import { ProgressBar } from '#web/ui/feedback/ProgressBar.tsx'

/** The file has come and is read. */
export function Reading() {
  return (
    <Card as="section" aria-label="Progress">
      <p role="status" className="mb-3 font-medium text-ink">
        Reading the file...
      </p>
      <ProgressBar label="Reading the file" value={null} />
      <p className="mt-3 text-muted">
        Soon you see what each row becomes. Nothing is added before you say so.
      </p>
    </Card>
  )
}
