import { graphql } from 'react-relay/hooks'
import { useNavigate } from 'react-router'
import type { RecordSourceSelectorProxy } from 'relay-runtime'
import type {
  useRestoreMutation,
  useRestoreMutation$data,
} from '#web/__generated__/useRestoreMutation.graphql.ts'
import { type Outcome, useMutation } from '#web/relay/useMutation.ts'
import { useLatestPath } from '#web/router/useLatestPath.ts'
import type { ToastMessage } from '#web/ui/feedback/useToast.ts'
import { trashKinds } from './trashKinds.ts'

type Restored = NonNullable<useRestoreMutation$data['restoreTrash']>

/** Remarks beyond these are only counted: a toast is no list. */
const shownRemarks = 2

const mutation = graphql`
  mutation useRestoreMutation($input: RestoreTrashInput!) {
    restoreTrash(input: $input) {
      type
      databaseId
      title
      remarks
    }
  }
`

/** Restores records from the list of the trash; the toast leads to them. */
export function useRestore() {
  const show = useShow()
  const [run, pending] = useMutation<useRestoreMutation>(mutation, {
    subject: nameOf,
    success: ({ restoreTrash }) =>
      restoreTrash ? { ...restoredMessage(restoreTrash), action: show(restoreTrash) } : null,
    offersRetry: true,
    failure: ({ message }) => `Failed to restore: ${message}`,
  })
  const restore = (entry: { readonly id: string; readonly title: string }) =>
    run({ input: { id: entry.id } }, { subject: entry.title, updater: forgetAbsence })
  return [restore, pending] as const
}

/** What a deletion answers. */
type Deleted = { readonly trashEntry: { readonly id: string } } | null | undefined

/**
 * *Undo* in the toast of a deletion: restores the record from the trash.
 * @param list where the page of the deleted record left to. Undo leads from there back to the record, and offers it
 * elsewhere.
 */
export function useUndoDeletion(list?: string) {
  const navigate = useNavigate()
  const show = useShow()
  const path = useLatestPath()
  const isInList = () => path() === list
  const [run] = useMutation<useRestoreMutation>(mutation, {
    undoes: true,
    subject: nameOf,
    success: ({ restoreTrash }) =>
      restoreTrash
        ? {
            ...restoredMessage(restoreTrash),
            ...(list !== undefined && !isInList() && { action: show(restoreTrash) }),
          }
        : null,
    failure: ({ message }) => `Failed to bring it back: ${message}`,
  })
  const goBack = (outcome: Outcome<useRestoreMutation$data>) => {
    const restored = outcome.ok && outcome.data.restoreTrash
    if (restored && isInList()) void navigate(pageOf(restored))
  }
  return (deleted: Deleted) =>
    deleted &&
    (() => run({ input: { id: deleted.trashEntry.id } }, { onOutcome: goBack, updater: forgetAbsence }))
}

/** A page that was opened meanwhile knows that the record does not exist, and is read anew before it is shown again. */
const forgetAbsence = (store: Pick<RecordSourceSelectorProxy, 'invalidateStore'>) => store.invalidateStore()

/** The action of a toast that leads to a restored record. */
function useShow() {
  const navigate = useNavigate()
  return (restored: Restored) => ({
    label: 'Show',
    onSelect: () => void navigate(pageOf(restored)),
  })
}

const pageOf = ({ type, databaseId }: Restored) => trashKinds[type].page(databaseId)

/** The title of a comment is its text. */
const nameOf = ({ restoreTrash }: useRestoreMutation$data) =>
  restoreTrash?.type === 'HotBoardComment' ? null : restoreTrash?.title

function restoredMessage({ type, remarks }: Restored): ToastMessage {
  const sentence = `${trashKinds[type].word} is back`
  const further = remarks.length - shownRemarks
  const shown = remarks.slice(0, shownRemarks).join(' ')
  const description = [`${sentence}${shown && '.'}`, shown, further > 0 && `And ${further} more.`]
  return { title: 'Success', description: description.filter(Boolean).join(' ') }
}
