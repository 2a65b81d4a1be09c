import { formatNumber } from '#web/lib/formatNumber.ts'

/** A number of customers in the title of a dialog. */
export const customersIn = (count: number) =>
  count === 1 ? '1 Customer' : `${formatNumber(count)} Customers`
