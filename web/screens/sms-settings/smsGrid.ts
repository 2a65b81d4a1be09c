/** Settings and status side by side; stacked on phones. */
export const smsGrid = 'grid max-w-5xl grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,1fr)_24rem]'
