import { useState } from 'react'
import { graphql } from 'react-relay/hooks'
import { useNavigate } from 'react-router'
import type { useBringFileMutation } from '#web/__generated__/useBringFileMutation.graphql.ts'
import { useMutation } from '#web/relay/useMutation.ts'
import { useSessionStore } from '#web/session/SessionContext.ts'
import { startUpload } from './upload/uploads.ts'

/** The maximum length of the name that the server keeps. */
const longestName = 200

/** Announces a file, starts to send it, and opens the page of its import. */
export function useBringFile() {
  const navigate = useNavigate()
  const session = useSessionStore()
  const [problem, setProblem] = useState<string | null>(null)
  const [create, pending] = useMutation<useBringFileMutation>(
    graphql`
      mutation useBringFileMutation($input: CreateImportInput!) {
        createImport(input: $input) {
          import {
            databaseId
          }
        }
      }
    `,
    // The place of the file says it.
    { failure: { inForm: 'Failed to import' } },
  )
  const bring = async (file: File) => {
    setProblem(null)
    if (file.size === 0) return setProblem('This file is empty.')
    const outcome = await create({ input: { name: file.name.slice(-longestName), size: file.size } })
    if (!outcome.ok) return setProblem(outcome.error.message)
    const id = outcome.data.createImport?.import.databaseId
    if (id === undefined) return
    void startUpload(session, id, file)
    await navigate(`/import/${id}`)
  }
  return { bring, pending, problem }
}
