import { FileX } from 'lucide-react'
import { PreloadLink } from '#web/router/PreloadLink.tsx'
import { LinkButton } from '#web/ui/actions/LinkButton.tsx'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'

/** Shown when no import has the id in the URL: it is mistyped, or the file is gone. */
export function NoSuchImport() {
  return (
    <EmptyState
      icon={<FileX />}
      title="Import not found"
      action={
        <LinkButton variant="primary" render={<PreloadLink to="/import" />}>
          Import
        </LinkButton>
      }
    >
      A file that was not started is kept for a day, an import for 30 days.
    </EmptyState>
  )
}
