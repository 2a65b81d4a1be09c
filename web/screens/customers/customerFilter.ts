import { type CustomerStatus, statusWords } from '#web/features/customers/customerStatus.ts'

/** Which customers the screen lists; null for all. */
export interface CustomerFilter {
  readonly status: CustomerStatus | null
  /** The label of an interest option. */
  readonly interest: string | null
}

const isStatus = (text: string): text is CustomerStatus => Object.hasOwn(statusWords, text)

/** The filter of an address: `?status=sold&interest=Pool tables`. */
export function customerFilterAt(search: URLSearchParams): CustomerFilter {
  const status = search.get('status')?.toUpperCase() ?? ''
  return { status: isStatus(status) ? status : null, interest: search.get('interest') || null }
}

/** The search part of an address with another filter; the rest of it stays. */
export function withFilter(search: URLSearchParams, { status, interest }: CustomerFilter): string {
  const next = new URLSearchParams(search)
  next.delete('status')
  next.delete('interest')
  if (status) next.set('status', status.toLowerCase())
  if (interest) next.set('interest', interest)
  return next.size > 0 ? `?${next}` : ''
}
