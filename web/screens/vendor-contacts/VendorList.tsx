import { type ReactNode, useRef } from 'react'
import { graphql } from 'react-relay/hooks'
import type { VendorList_business$key } from '#web/__generated__/VendorList_business.graphql.ts'
import { rowKeys } from '#web/components/keys/rowKeys.ts'
import { usePageKeys } from '#web/components/keys/usePageKeys.ts'
import { LoadMore } from '#web/components/LoadMore.tsx'
import { useListFocus } from '#web/components/useListFocus.ts'
import { usePages } from '#web/relay/usePages.ts'
import { useSearchParam } from '#web/router/useSearchParam.ts'
import { cardGrid } from '#web/ui/display/cardGrid.ts'
import { SearchField } from '#web/ui/fields/SearchField.tsx'
import { vendorDialogs } from './dialogs/vendorDialogs.ts'
import { NoVendors } from './NoVendors.tsx'
import { VendorCard } from './VendorCard.tsx'

interface VendorListProps {
  business: VendorList_business$key
  /** The search text; null for all vendor contacts. */
  search: string | null
  /** The export of the list. */
  exporting: ReactNode
}

const keys = rowKeys([{ keys: ['e'], does: 'Edit' }])

/** The search box, and the matching cards by company, page by page. */
export function VendorList({ business, search, exporting }: VendorListProps) {
  const { data, more } = usePages(
    graphql`
      fragment VendorList_business on Business
      @refetchable(queryName: "VendorListPaginationQuery")
      @argumentDefinitions(
        count: { type: "Int", defaultValue: 25 }
        cursor: { type: "String" }
        search: { type: "String" }
      ) {
        vendorContacts(first: $count, after: $cursor, search: $search)
          @connection(key: "VendorList_vendorContacts", filters: ["search"]) {
          edges {
            node {
              id
              ...VendorCard_vendorContact
            }
          }
        }
      }
    `,
    business,
  )
  const { value, pending, change, submit } = useSearchParam('/vendor-contacts')
  const searchBox = useRef<HTMLInputElement>(null)
  usePageKeys('In the list', keys)
  const list = useListFocus()
  const open = vendorDialogs.useOpen()
  const { edges } = data.vendorContacts

  const clear = () => {
    submit('')
    searchBox.current?.focus()
  }

  return (
    <section aria-label="Vendor contacts" tabIndex={-1} className="outline-none">
      <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2">
        <SearchField
          ref={searchBox}
          label="Search contacts"
          placeholder="Search contacts..."
          value={value}
          onChange={change}
          onSubmit={submit}
          pending={pending}
          className="min-w-0 flex-1 md:max-w-md"
        />
        <p
          role="status"
          className="flex-1 text-muted tabular-nums max-md:order-last max-md:basis-full max-md:empty:hidden"
        >
          {counted(edges.length, more.hasNext, search !== null)}
        </p>
        {(edges.length > 0 || search !== null) && exporting}
      </div>
      {edges.length === 0 ? (
        <NoVendors searching={search !== null} onAdd={() => open('add')} onClear={clear} />
      ) : (
        <ul ref={list} className={cardGrid}>
          {edges.map(({ node }) => (
            <VendorCard key={node.id} vendor={node} />
          ))}
        </ul>
      )}
      <LoadMore key={search} {...more} noun="contacts" />
    </section>
  )
}

/** The number of loaded contacts. */
function counted(contacts: number, more: boolean, searching: boolean): string {
  if (searching) return `${contacts}${more ? '+' : ''} found`
  if (contacts === 0) return ''
  return `${contacts}${more ? '+' : ''} ${contacts === 1 ? 'contact' : 'contacts'}`
}
