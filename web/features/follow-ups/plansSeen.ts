/** Remembered in the browser of whoever has looked at the follow-up plans, one of the first steps. */
export const plansSeen = 'plans-seen'
