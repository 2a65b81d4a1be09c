import { ArrowUpRight, UsersRound } from 'lucide-react'
import { Link } from 'react-router'
import { fullName } from '#web/lib/names.ts'
import { VisuallyHidden } from '#web/ui/display/VisuallyHidden.tsx'
import type { useLikelyDuplicates } from './useLikelyDuplicates.ts'

interface LikelyDuplicatesProps {
  customers: ReturnType<typeof useLikelyDuplicates>['shown']
  /** Merges the edited customer with one of them; null for a new one. */
  onMerge: ((id: string) => void) | null
}

/**
 * Existing customers who may be the same person. The space for them is always reserved, so that the form does not shift
 * when one is found. The form can be submitted anyway.
 */
export function LikelyDuplicates({ customers, onMerge }: LikelyDuplicatesProps) {
  return (
    <div className="h-13">
      <p role="status" className="sr-only">
        {customers.length > 0 && `Already a customer? ${customers.map(fullName).join(', ')}`}
      </p>
      {customers.length === 0 ? (
        <p className="flex h-full items-center gap-2 text-faint text-sm">
          <UsersRound aria-hidden className="size-4 shrink-0" />
          Possible duplicates appear here while you type.
        </p>
      ) : (
        <ul aria-label="Likely the same customer" className="-m-1 flex gap-2 overflow-x-auto p-1">
          {customers.map((customer) => (
            <li key={customer.id} className="flex min-w-40 flex-1 gap-1 sm:min-w-0">
              {/* In a new tab, so that nothing typed is lost. */}
              <Link
                to={`/customers/${customer.databaseId}`}
                target="_blank"
                className="flex h-13 min-w-0 flex-1 flex-col justify-center rounded-md bg-yellow-soft px-2.5 text-yellow-ink transition-opacity hover:opacity-85"
              >
                <span className="flex items-center justify-between gap-1">
                  <span className="truncate font-medium">{fullName(customer)}</span>
                  <VisuallyHidden> Open in a new tab. </VisuallyHidden>
                  <ArrowUpRight aria-hidden className="size-3.5 shrink-0" />
                </span>
                <span className="truncate text-sm">
                  {customer.city && `${customer.city} · `}
                  {`Same ${customer.shared.join(', ')}`}
                </span>
              </Link>
              {onMerge && (
                <button
                  type="button"
                  onClick={() => onMerge(customer.id)}
                  className="h-13 shrink-0 rounded-md bg-yellow-soft px-2.5 font-medium text-sm text-yellow-ink transition-opacity hover:opacity-85"
                >
                  Merge<VisuallyHidden> with {fullName(customer)}</VisuallyHidden>
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
