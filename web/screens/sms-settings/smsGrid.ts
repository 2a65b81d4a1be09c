/** What is set beside what is told; one below the other on a phone. */
export const smsGrid = 'grid max-w-5xl grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,1fr)_24rem]'
