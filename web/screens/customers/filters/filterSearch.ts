import type { CustomerFilter } from './customerFilter.ts'

const names = ['status', 'interest', 'next', 'mine', 'sort']

/** The search part of the URL with another filter; other parameters stay. */
export function withFilter(search: URLSearchParams, filter: CustomerFilter): string {
  const next = new URLSearchParams(search)
  for (const name of names) next.delete(name)
  if (filter.status) next.set('status', filter.status.toLowerCase())
  if (filter.interest) next.set('interest', filter.interest)
  if (filter.noNextStep) next.set('next', 'none')
  if (filter.mine) next.set('mine', '1')
  if (filter.sort === 'NAME') next.set('sort', 'name')
  return next.size > 0 ? `?${next}` : ''
}

/** Whether the filter matches all customers. */
export const isEverybody = ({ status, interest, noNextStep, mine }: CustomerFilter) =>
  status === null && interest === null && noNextStep === null && mine === null
