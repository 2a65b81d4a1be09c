import { lazy, Suspense } from 'react'
import { useCloseDialog } from '#web/ui/overlays/Dialog.tsx'

const MergeDialog = lazy(async () => ({ default: (await import('./MergeDialog.tsx')).MergeDialog }))

interface MergeFromFormProps {
  ids: readonly [string, string]
  onClose: () => void
}

/** Merges the customer whose form is open; the form closes with it, because its customer may be gone. */
export function MergeFromForm({ ids, onClose }: MergeFromFormProps) {
  const closeForm = useCloseDialog()
  return (
    <Suspense>
      <MergeDialog open ids={ids} onClose={onClose} onMerged={closeForm} />
    </Suspense>
  )
}
