import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay/hooks'
import { AddCustomerDialog } from '#web/components/customers/AddCustomerDialog.tsx'
import { useDialogParam } from '#web/router/useDialogParam.ts'
import type { CustomersScreenQuery } from './__generated__/CustomersScreenQuery.graphql.ts'
import { ChangeStatusDialog } from './ChangeStatusDialog.tsx'
import { CustomerList } from './CustomerList.tsx'

/** Customers (part 1, section 2): everyone the shop knows, found by typing, with what can be done for each. */
export function CustomersScreen({ queryRef }: { queryRef: PreloadedQuery<CustomersScreenQuery> }) {
  const { viewer } = usePreloadedQuery<CustomersScreenQuery>(
    graphql`
      query CustomersScreenQuery($search: String) {
        viewer {
          business {
            ...CustomerList_business @arguments(search: $search)
            ...AddCustomerDialog_business
          }
        }
      }
    `,
    queryRef,
  )
  const { search } = queryRef.variables
  const addition = useDialogParam('add-customer')
  const statusChange = useDialogParam('change-status')

  return (
    <>
      <CustomerList
        business={viewer.business}
        search={search ?? null}
        onAdd={addition.show}
        onChangeStatus={statusChange.show}
      />
      <AddCustomerDialog
        business={viewer.business}
        search={search}
        open={addition.open}
        onClose={addition.close}
      />
      <ChangeStatusDialog open={statusChange.open} onClose={statusChange.close} />
    </>
  )
}
