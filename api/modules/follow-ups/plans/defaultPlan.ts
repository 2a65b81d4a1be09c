import type { CustomerStatus } from '#api/generated/enums.ts'

interface DefaultStep {
  customerStatus: CustomerStatus
  /** Days after the customer entered the status. */
  dayNumber: number
  title: string
  description: string
}

function plan(
  customerStatus: CustomerStatus,
  steps: [dayNumber: number, title: string, description: string][],
): DefaultStep[] {
  return steps.map(([dayNumber, title, description]) => ({ customerStatus, dayNumber, title, description }))
}

/** The follow-up plans of a new business. */
export const defaultPlan: readonly DefaultStep[] = [
  ...plan('UNSOLD', [
    [1, 'Thank-you call', 'Thank them for coming by and ask what caught their eye.'],
    [3, 'Check in', 'Any new questions? Offer help with the choice.'],
    [7, 'Answer open questions', 'Delivery, financing, care: whatever still stands in the way.'],
    [14, 'New arrivals', 'Tell them what has come in since their visit.'],
    [30, 'Still looking?', 'Ask plainly, and make it easy to say no.'],
    [90, 'Last call', 'One last friendly call before we stop.'],
  ]),
  ...plan('SOLD', [
    [3, 'Is everything all right?', 'First impressions: does everything work as hoped?'],
    [14, 'Installation check', 'Things settle in. Offer a second look.'],
    [30, 'Ask for a review', 'If they are happy, ask for a few words online.'],
    [90, 'Accessories', 'What goes well with it, and what may be used up by now.'],
    [365, 'Anniversary', 'A year has passed: offer the yearly check.'],
  ]),
  ...plan('NOT_IN_MARKET', [[180, 'Ask again', 'Half a year has passed. Ask once, kindly.']]),
]
