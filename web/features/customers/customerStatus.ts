/** The labels of the customer statuses. */
export const statusWords = { UNSOLD: 'Unsold', SOLD: 'Sold', NOT_IN_MARKET: 'Not in market' } as const

export type CustomerStatus = keyof typeof statusWords

export const customerStatuses = Object.keys(statusWords) as CustomerStatus[]
