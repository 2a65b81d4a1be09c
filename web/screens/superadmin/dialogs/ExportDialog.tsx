import { Download } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#web/ui/actions/Button.tsx'
import { Notice } from '#web/ui/feedback/Notice.tsx'
import { useToast } from '#web/ui/feedback/useToast.ts'
import { Dialog, DialogClose } from '#web/ui/overlays/Dialog.tsx'
import { formatSize } from '../system/backupState.ts'
import { type BusinessDialogProps, useDialogBusiness } from './businessDialogs.ts'
import { useExportDownload } from './useExportDownload.ts'

interface ExportDialogProps extends BusinessDialogProps {
  /** Whether the server encrypts the file. */
  encrypts: boolean
}

const recorded = 'The download is recorded in the audit trail, which the admins of the business read.'

/** Says what the export of a business holds, and downloads it. Closing the dialog breaks the download off. */
export function ExportDialog({ business: key, encrypts, ...dialog }: ExportDialogProps) {
  const business = useDialogBusiness(key)
  const toast = useToast()
  const [failure, setFailure] = useState<string | null>(null)
  const { received, start } = useExportDownload(business.databaseId, dialog.open)
  const isRunning = received !== null

  const download = async () => {
    setFailure(null)
    const outcome = await start()
    if (outcome === 'broken off') return
    if (outcome !== 'done') return setFailure(outcome.message)
    toast.success({ title: 'Export downloaded', description: business.name })
    dialog.onClose()
  }
  return (
    <Dialog
      {...dialog}
      size="sm"
      title="Download Export"
      description={<span className="break-words">{business.name}</span>}
      footer={
        <>
          <DialogClose>Cancel</DialogClose>
          <Button
            variant="primary"
            icon={<Download />}
            pending={isRunning}
            pendingText="Downloading..."
            onClick={() => void download()}
          >
            Download
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-3 text-pretty text-muted">
        <p>One file with everything that this business has in Cuecard, as it is now:</p>
        <ul className="list-disc pl-5">
          <li>users, with the hashes of their passwords</li>
          <li>customers, contacts, follow-ups, appointments, texts and notes</li>
          <li>settings, API keys as hashes, webhooks, and the audit trail</li>
        </ul>
        <p>
          After the business has been deleted, the operator can restore it from this file with{' '}
          <code className="font-mono text-ink text-xs">npm run business:restore</code>.
        </p>
        {encrypts ? (
          <Notice>This server encrypts the file with its BACKUP_PASSPHRASE. {recorded}</Notice>
        ) : (
          <Notice tone="warning">
            This server does not encrypt the file, because it has no BACKUP_PASSPHRASE. {recorded}
          </Notice>
        )}
        <p role="status" className="tabular-nums empty:hidden">
          {isRunning && received > 0 && `${formatSize(received)} so far`}
        </p>
        {failure !== null && <Notice tone="error">{failure}</Notice>}
      </div>
    </Dialog>
  )
}
