import { Download } from 'lucide-react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { EverythingExport_business$key } from '#web/__generated__/EverythingExport_business.graphql.ts'
import { useEverythingExport } from '#web/features/exports/useEverythingExport.ts'
import { Button } from '#web/ui/actions/Button.tsx'
import { Card } from '#web/ui/display/Card.tsx'
import { PageSection } from '#web/ui/display/PageSection.tsx'

/** Downloads everything of the business, for admins. */
export function EverythingExport({ business }: { business: EverythingExport_business$key }) {
  const { canExportEverything } = useFragment(
    graphql`
      fragment EverythingExport_business on Business {
        canExportEverything
      }
    `,
    business,
  )
  const [exportAll, pending] = useEverythingExport()
  if (!canExportEverything) return null
  return (
    <PageSection
      id="your-data"
      title="Your Data"
      description="Everything that your business has in Cuecard, in one file."
    >
      <Card className="flex flex-col items-start gap-4 p-5 max-sm:p-4">
        <p className="max-w-2xl text-pretty text-muted">
          Every table as CSV and JSON: customers, contacts, appointments, texts, settings, the trash and the
          audit trail. Passwords, keys, and the notes and tasks of others stay out.
        </p>
        <Button icon={<Download />} pending={pending} onClick={exportAll}>
          Export Everything
        </Button>
      </Card>
    </PageSection>
  )
}
