import { useState } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { Uploading_import$key } from '#web/__generated__/Uploading_import.graphql.ts'
import { ChooseFile } from '#web/features/imports/ChooseFile.tsx'
import { fileSize } from '#web/features/imports/importWords.ts'
import { startUpload, type Upload } from '#web/features/imports/upload/uploads.ts'
import { useUpload } from '#web/features/imports/upload/useUpload.ts'
import { useSessionStore } from '#web/session/SessionContext.ts'
import { Button } from '#web/ui/actions/Button.tsx'
import { Card } from '#web/ui/display/Card.tsx'
import { Notice } from '#web/ui/feedback/Notice.tsx'
import { ProgressBar } from '#web/ui/feedback/ProgressBar.tsx'
import { importDialogs } from './dialogs/importDialogs.ts'

/** The file is on its way: from this page, or it has to be chosen again to go on. */
export function Uploading({ file }: { file: Uploading_import$key }) {
  const data = useFragment(
    graphql`
      fragment Uploading_import on Import {
        databaseId
        name
        size
        received
        ...DeleteImportDialog_import
      }
    `,
    file,
  )
  const { databaseId, name, size, received } = data
  const session = useSessionStore()
  const open = importDialogs.useOpen()
  const upload = useUpload(databaseId)
  const [problem, setProblem] = useState<string | null>(null)

  const goOn = (chosen: File, from: number) => void startUpload(session, databaseId, chosen, from)
  const choose = (chosen: File) => {
    const isSame = chosen.name === name && chosen.size === size
    setProblem(isSame ? null : `This is another file. Choose ${name}, which has ${fileSize(size)}.`)
    if (isSame) goOn(chosen, received)
  }
  const cancel = (
    <Button variant="ghost" onClick={() => open('delete', { file: data })}>
      Cancel Import
    </Button>
  )
  if (!upload || upload.isLost) {
    const lost = upload && `Your browser can no longer read ${name}: it was changed or moved.`
    return (
      <>
        <ChooseFile title="Waiting for the rest of the file" onFile={choose} problem={problem ?? lost}>
          {fileSize(received)} of {fileSize(size)} have come. Unless another tab or device is sending it,
          choose <span translate="no">{name}</span> again, and the rest follows.
        </ChooseFile>
        <div className="flex justify-center">{cancel}</div>
      </>
    )
  }
  const sent = Math.max(upload.sent, received)
  return (
    <Card as="section" aria-label="Progress">
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4">
        <p role="status" className="font-medium text-ink">
          {upload.problem ? 'The upload has stopped' : 'Uploading...'}
        </p>
        <p className="text-muted text-sm tabular-nums">
          {fileSize(sent)} of {fileSize(size)}
        </p>
      </div>
      <ProgressBar label="Upload" value={sent / size} />
      <div className="mt-4 flex flex-col gap-3">
        <Trouble upload={upload} onRetry={() => goOn(upload.file, upload.sent)} />
        <p className="text-muted">Keep Cuecard open until the file is here. You can go to other pages.</p>
        <div className="-ml-3">{cancel}</div>
      </div>
    </Card>
  )
}

/** Why the upload does not go on. */
function Trouble({ upload, onRetry }: { upload: Upload; onRetry: () => void }) {
  if (upload.problem !== null) {
    return (
      <Notice
        tone="error"
        action={
          <Button size="sm" onClick={onRetry}>
            Try again
          </Button>
        }
      >
        {upload.problem}
      </Notice>
    )
  }
  if (!upload.isWaiting) return null
  return <Notice tone="warning">Cuecard can’t be reached. The upload goes on by itself.</Notice>
}
