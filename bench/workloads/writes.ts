import { accounts, customersOf, password, signingIn } from '../accounts.ts'
import { written } from '../data.ts'
import { graph, type Step, type Workload } from './workload.ts'

const { businessId, userId } = accounts.writer
const [first, last] = customersOf(businessId)
// Customers in rotation, because concurrent writes of real users affect different customers.
const customers = Array.from({ length: last - first + 1 }, (_one, i) => first + i)
const scheduledDate = new Date(Math.ceil(Date.now() / 3_600_000) * 3_600_000 + 86_400_000).toISOString()
const actor = `Staff Number${businessId}`
const global = (id: number) => Buffer.from(`Customer:${id}`).toString('base64')

const fields = 'id scheduledDate completedAt notes customer { id name }'

const acts: Step[] = [
  {
    ...graph(
      `mutation ($input: ScheduleContactInput!) { scheduleContact(input: $input) { contact { ${fields} } } }`,
      ...customers.map((id) => ({ input: { customerId: global(id), scheduledDate, notes: written } })),
    ),
    answer: '"id":"([^"]+)"',
  },
  {
    ...graph(
      `mutation ($input: CompleteContactInput!) { completeContact(input: $input) {
        contact { id completedNotes completedBy { id } } } }`,
      { input: { id: '$taken', notes: 'Wants two of them.' } },
    ),
    answer: '"completedNotes":"Wants',
  },
]

const createComplete: Workload = {
  name: 'createComplete',
  title: 'create and complete a contact, two requests',
  account: 'writer',
  ours: acts,
  raw: acts.map((act, i) => ({ ...act, path: i === 0 ? '/createContact' : '/completeContact' })),
  postgraphile: ({ globalId, number, result }) =>
    [
      {
        ...graph(
          `mutation ($input: ScheduleContactInput!) { scheduleContact(input: $input) { ${result('contact')} {
          ${number} scheduledDate completedAt notes customerByBusinessIdAndCustomerId { ${globalId} name } } } }`,
          ...customers.map((customer) => ({
            input: { shop: businessId, customer, due: scheduledDate, words: written, actor },
          })),
        ),
        answer: `"${number}":(\\d+)`,
      },
      {
        ...graph(
          `mutation ($input: CompleteContactInput!) { completeContact(input: $input) { ${result('contact')} {
          ${globalId} completedNotes userByBusinessIdAndCompletedById { ${globalId} } } } }`,
          {
            input: {
              shop: businessId,
              contact: '$taken',
              words: 'Wants two of them.',
              actor,
              actorNumber: userId,
            },
          },
        ),
        answer: '"completedNotes":"Wants',
      },
    ].map(numbered),
  writes: true,
}

/** Replaces quoted placeholders by numbers, because ids of PostGraphile are integers. */
function numbered(step: Step): Step {
  return { ...step, bodies: step.bodies?.map((body) => body.replace('"$taken"', '$taken')) }
}

const signIns = graph(
  'mutation ($input: SignInInput!) { signIn(input: $input) { token } }',
  ...signingIn.map((username) => ({ input: { username, password } })),
)

const signIn: Workload = {
  name: 'signIn',
  title: 'sign in, argon2id',
  account: 'writer',
  ours: [{ ...signIns, answer: '"token":"([^"]+)"' }],
  raw: [{ ...signIns, path: '/signIn', answer: '"token":"([^"]+)"' }],
  writes: true,
}

export const writes = [createComplete, signIn]
