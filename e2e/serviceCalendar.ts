type Graphql = <Data>(query: string, variables?: Record<string, unknown>) => Promise<Data>

interface Booked {
  createServiceAppointment: { serviceAppointment: { id: string } }
}

interface Named {
  createCustomer: { customer: { id: string } }
}

export type Calendar = Awaited<ReturnType<typeof openCalendar>>

let months = 0

/** A month of the calendar that nobody else writes in, and a customer to book there. */
export async function openCalendar(graphql: Graphql) {
  months += 1
  const at = new Date(Date.UTC(2031, (Date.now() % 60_000) + months, 1))
  const month = at.toISOString().slice(0, 7)
  const lastName = `Zimmer${Date.now() % 100_000}`
  const customer = { firstName: 'Robin', lastName, phoneNumber: '5550100177', interest: 'Darts' }
  const create = 'mutation ($i: CreateCustomerInput!) { createCustomer(input: $i) { customer { id } } }'
  const { createCustomer } = await graphql<Named>(create, { i: customer })
  const base = {
    customerId: createCustomer.customer.id,
    startTime: '10:00',
    endTime: '18:00',
    technician: 'Theo Grant',
    description: 'Felt replacement',
    smsReminder: false,
  }
  return {
    month,
    lastName,
    /** A day of that month. */
    day: (number: number) => `${month}-${String(number).padStart(2, '0')}`,
    book: (date: string, more: object = {}) =>
      graphql<Booked>(
        `mutation ($i: CreateServiceAppointmentInput!) {
          createServiceAppointment(input: $i) { serviceAppointment { id } } }`,
        { i: { ...base, date, ...more } },
      ),
    /** Moves an appointment to another day of that month. */
    move: ({ createServiceAppointment: { serviceAppointment } }: Booked, date: string) =>
      graphql(
        'mutation ($i: UpdateServiceAppointmentInput!) { updateServiceAppointment(input: $i) { __typename } }',
        { i: { id: serviceAppointment.id, date } },
      ),
  }
}
