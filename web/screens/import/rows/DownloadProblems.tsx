import { Download } from 'lucide-react'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { DownloadProblems_import$key } from '#web/__generated__/DownloadProblems_import.graphql.ts'
import { saveBlob } from '#web/lib/download.ts'
import { useSessionStore } from '#web/session/SessionContext.ts'
import { Button } from '#web/ui/actions/Button.tsx'
import { useToast } from '#web/ui/feedback/useToast.ts'

/** Saves the rows with a problem as a file: its own columns with the row and the problem. */
export function DownloadProblems({ file }: { file: DownloadProblems_import$key }) {
  const { databaseId, name } = useFragment(
    graphql`
      fragment DownloadProblems_import on Import {
        databaseId
        name
      }
    `,
    file,
  )
  const { token } = useSessionStore()
  const toast = useToast()
  const [pending, setPending] = useState(false)
  // The token of the session cannot be sent by a plain link.
  const download = async () => {
    setPending(true)
    try {
      const path = `/api/imports/${databaseId}/problems.csv`
      const response = await fetch(path, { headers: { authorization: `Bearer ${token}` } })
      if (!response.ok) throw new Error(`${response.status}`)
      saveBlob(`${name.replace(/\.\w+$/, '')} problems.csv`, await response.blob())
    } catch {
      const retry = { label: 'Try again', onSelect: () => void download() }
      toast.error({ title: 'Error', description: 'Failed to download the problems', action: retry })
    } finally {
      setPending(false)
    }
  }
  return (
    <Button
      size="sm"
      icon={<Download />}
      pending={pending}
      pendingText="Downloading..."
      onClick={() => void download()}
    >
      Download Problems
    </Button>
  )
}
