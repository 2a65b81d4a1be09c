/** What is overdue: contacts or follow-ups. */
export type OverdueKind = 'contact' | 'follow-up'

/** `1 contact`, `30 follow-ups` */
export const counted = (kind: OverdueKind, count: number) => `${count} ${kind}${count === 1 ? '' : 's'}`
