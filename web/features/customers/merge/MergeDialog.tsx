import { useState } from 'react'
import { graphql, useLazyLoadQuery } from 'react-relay/hooks'
import type { MergeDialogMutation } from '#web/__generated__/MergeDialogMutation.graphql.ts'
import type { MergeDialogQuery } from '#web/__generated__/MergeDialogQuery.graphql.ts'
import { formatPhone } from '#web/lib/phone.ts'
import { useMutation } from '#web/relay/useMutation.ts'
import { Button } from '#web/ui/actions/Button.tsx'
import { Dialog, DialogClose, type DialogState } from '#web/ui/overlays/Dialog.tsx'
import { type Chosen, chosenFor, mergeValues, readDifference, valueWords } from './mergeChoices.ts'
import { useUndoMerge } from './useUndoMerge.ts'
import { ValueChoice } from './ValueChoice.tsx'

interface MergeDialogProps extends DialogState {
  /** The ids of the two customers. */
  ids: readonly [string, string]
  /** Called before the dialog closes. */
  onMerged?: () => void
}

/** Merge Customers: who stays, value by value where they differ, and what moves. */
export function MergeDialog({ ids: [customerId, otherId], onMerged, ...dialog }: MergeDialogProps) {
  const { viewer } = useLazyLoadQuery<MergeDialogQuery>(
    graphql`
      query MergeDialogQuery($customerId: ID!, $otherId: ID!) {
        viewer @required(action: THROW) {
          business {
            mergePreview(customerId: $customerId, otherId: $otherId) {
              sides {
                records
                customer {
                  id
                  name
                  phoneNumber
                  city
                }
              }
              differences {
                ...mergeChoices_difference
              }
            }
          }
        }
      }
    `,
    { customerId, otherId },
    { fetchPolicy: 'network-only' },
  )
  const preview = viewer.business.mergePreview
  const [stays, setStays] = useState<Chosen>('0')
  const [choices, setChoices] = useState<Record<string, Chosen>>({})
  const [undo] = useUndoMerge()
  const [merge, pending] = useMutation<MergeDialogMutation>(
    graphql`
      mutation MergeDialogMutation($input: MergeCustomersInput!) {
        mergeCustomers(input: $input) {
          merge {
            id
            formerName
          }
          customer {
            name
          }
        }
      }
    `,
    {
      subject: null,
      success: ({ mergeCustomers: merged }) =>
        merged ? `${merged.merge.formerName} was merged into ${merged.customer.name}.` : null,
      undo: ({ mergeCustomers: merged }) => merged && (() => undo({ input: { id: merged.merge.id } })),
      failure: ({ message }) => `Failed to merge: ${message}`,
    },
  )
  const [first, second] = preview?.sides ?? []
  if (!preview || !first || !second) {
    return (
      <Dialog {...dialog} size="sm" title="Merge Customers" footer={<DialogClose>Close</DialogClose>}>
        <p className="text-muted">One of them is not there any more.</p>
      </Dialog>
    )
  }
  const [staying, going] = stays === '0' ? [first, second] : [second, first]
  const differences = preview.differences.map(readDifference)

  const confirm = async () => {
    const outcome = await merge({
      input: {
        customerId: staying.customer.id,
        otherId: going.customer.id,
        values: mergeValues(differences, stays, choices),
      },
    })
    if (!outcome.ok) return
    onMerged?.()
    dialog.onClose()
  }

  return (
    <Dialog
      {...dialog}
      title="Merge Customers"
      description="One stays, with everything of both."
      footer={
        <>
          <DialogClose disabled={pending}>Cancel</DialogClose>
          <Button variant="primary" pending={pending} pendingText="Merging..." onClick={() => void confirm()}>
            Merge
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-5">
        <ValueChoice
          label="Who stays?"
          value={stays}
          options={[first, second].map(({ customer, records }, index) => ({
            value: String(index) as Chosen,
            label: <Person {...customer} records={records} />,
          }))}
          onChange={(next) => {
            setStays(next)
            setChoices({})
          }}
        />
        {differences.map((difference) => {
          const { field, label, customerValue, otherValue, canKeepBoth } = difference
          return (
            <ValueChoice
              key={field}
              label={label}
              value={chosenFor(difference, stays, choices)}
              options={[
                { value: '0', label: valueWords(field, customerValue) },
                { value: '1', label: valueWords(field, otherValue) },
                ...(canKeepBoth ? [{ value: 'both' as const, label: 'Keep both' }] : []),
              ]}
              onChange={(chosen) => setChoices({ ...choices, [field]: chosen })}
            />
          )
        })}
        <p role="status" className="text-pretty text-muted">
          {going.records
            ? `Moves ${going.records} to ${staying.customer.name}.`
            : `${going.customer.name} has nothing that moves.`}{' '}
          You can undo it for 30 days.
        </p>
      </div>
    </Dialog>
  )
}

interface PersonProps {
  name: string
  phoneNumber: string
  city: string | null | undefined
  records: string
}

function Person({ name, phoneNumber, city, records }: PersonProps) {
  return (
    <>
      <span translate="no" className="block font-medium">
        {name}
      </span>
      <span className="block text-muted text-sm">
        {[phoneNumber && formatPhone(phoneNumber), city].filter(Boolean).join(' · ')}
      </span>
      <span className="block text-muted text-sm">{records || 'No history'}</span>
    </>
  )
}
