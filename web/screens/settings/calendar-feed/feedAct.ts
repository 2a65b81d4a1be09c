/** What is about to be done with the calendar's address. */
export type FeedAct = 'create' | 'replace' | 'revoke'
