import { graphql, useFragment } from 'react-relay/hooks'
import type { ImportRow_row$data, ImportRow_row$key } from '#web/__generated__/ImportRow_row.graphql.ts'
import { statusWords } from '#web/features/customers/customerStatus.ts'
import { classNames } from '#web/lib/classNames.ts'
import { formatPhone } from '#web/lib/phone.ts'
import { PreloadLink } from '#web/router/PreloadLink.tsx'
import { Button } from '#web/ui/actions/Button.tsx'
import { TextLink } from '#web/ui/actions/TextLink.tsx'
import { Badge } from '#web/ui/display/Badge.tsx'
import type { ChoicesState } from '../review/useChoices.ts'
import { rowStates } from './rowStates.ts'

interface ImportRowProps {
  row: ImportRow_row$key
  choices: ChoicesState | undefined
}

/** The states in which a row has a customer in Cuecard. */
const inCuecard: readonly string[] = ['MATCHED', 'ADDED', 'FILLED', 'SKIPPED', 'KEPT']

/** A row of the file: the customer that it says, its remarks, what it becomes; it can be left out and taken in. */
export function ImportRow({ row, choices }: ImportRowProps) {
  const data = useFragment(
    graphql`
      fragment ImportRow_row on ImportRow {
        line
        state
        problems
        customerId: customerDatabaseId
        customer {
          firstName
          lastName
          phoneNumber
          email
          address
          city
          interest
          status
          tags
        }
      }
    `,
    row,
  )
  const { line, state, problems, customer, customerId } = data
  const isLeftOut = isOut(data, choices)
  const isSameAsAbove = state === 'MATCHED' && customerId === null
  const shown = isSameAsAbove ? 'SAME' : state === 'LEFT_OUT' ? 'NEW' : state
  const { word, tone } = rowStates[isLeftOut ? 'LEFT_OUT' : shown]
  const name = customer ? `${customer.firstName} ${customer.lastName}`.trim() : ''
  const title = name || `Row ${line}`
  const about = customer ? factsOf(customer) : ''
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-1.5 px-4 py-3">
      <div className="min-w-0 flex-1 basis-56">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-0.5">
          <span
            translate="no"
            className={classNames('min-w-0 font-medium wrap-anywhere', isLeftOut ? 'text-faint' : 'text-ink')}
          >
            {customerId !== null && inCuecard.includes(state) ? (
              <TextLink render={<PreloadLink to={`/customers/${customerId}`} />}>{title}</TextLink>
            ) : (
              title
            )}
          </span>
          <Badge tone={tone}>{word}</Badge>
        </p>
        {about && (
          <p translate="no" className="text-muted text-sm tabular-nums wrap-anywhere">
            {about}
          </p>
        )}
        {problems.map((problem) => (
          <p
            key={problem}
            className={classNames(
              'text-pretty text-sm wrap-anywhere',
              state === 'REFUSED' ? 'text-danger-ink' : 'text-yellow-ink',
            )}
          >
            {problem}
          </p>
        ))}
      </div>
      <div className="flex items-center gap-2">
        <span className="text-faint text-sm tabular-nums">Row {line}</span>
        {choices && state !== 'REFUSED' && (
          <Button
            size="sm"
            variant="ghost"
            aria-label={`${isLeftOut ? 'Take in' : 'Leave out'}: ${title}`}
            onClick={() => choices.change(isLeftOut ? { takenIn: [line] } : { leftOut: [line] })}
          >
            {isLeftOut ? 'Take In' : 'Leave Out'}
          </Button>
        )}
      </div>
    </li>
  )
}

/** Whether the row is left out, also by a choice that the server has not answered. */
function isOut({ line, state }: ImportRow_row$data, choices: ChoicesState | undefined): boolean {
  if (choices?.chosen.leftOut?.includes(line)) return true
  if (choices?.chosen.takenIn?.includes(line)) return false
  return state === 'LEFT_OUT'
}

/** Phone, email, address, interest, status and tags in one line. */
function factsOf(customer: NonNullable<ImportRow_row$data['customer']>): string {
  const { phoneNumber, email, address, city, interest, status, tags } = customer
  const facts = [
    formatPhone(phoneNumber),
    email,
    [address, city].filter(Boolean).join(', '),
    interest,
    status && statusWords[status],
    tags.join(', '),
  ]
  return facts.filter(Boolean).join(' · ')
}
