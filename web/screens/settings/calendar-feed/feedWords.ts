/** What a feed shows: the appointments of the business, or those of which the user is the technician. */
export type FeedScope = 'business' | 'own'

/** The words of each feed. */
export const feedWords = {
  business: {
    id: 'calendar-feed',
    title: 'Calendar feed',
    description: 'All appointments of your business in the calendar of a phone or computer.',
    create: 'Create Address',
    replace: 'Replace Address',
  },
  own: {
    id: 'own-calendar-feed',
    title: 'My appointments',
    description: 'The appointments with you as the technician, in the calendar of your phone or computer.',
    create: 'Create My Address',
    replace: 'Replace My Address',
  },
} as const
