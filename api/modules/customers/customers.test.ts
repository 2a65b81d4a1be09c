import { describe, expect, it } from 'vitest'
import { globalId } from '#api/core/graph/ids.ts'
import { setUpBusiness } from '#api/testing/harness/setUpBusiness.ts'
import type { TestBusiness, World } from '#api/testing/harness/world.ts'

const create = `mutation ($input: CreateCustomerInput!) {
  createCustomer(input: $input) {
    customer { id databaseId name firstName phoneNumber email city notes status statusUpdatedAt }
    business { stats { totalCustomers } }
  }
}`
const update = `mutation ($input: UpdateCustomerInput!) {
  updateCustomer(input: $input) { customer { name phoneNumber email notes status statusUpdatedAt } }
}`
const changeStatus = `mutation ($input: ChangeCustomerStatusInput!) {
  changeCustomerStatus(input: $input) { customer { status statusUpdatedAt } }
}`
const remove = `mutation ($input: DeleteCustomerInput!) {
  deleteCustomer(input: $input) { deletedCustomerId business { stats { totalCustomers } } }
}`

const cora = { firstName: ' Cora ', lastName: 'Lind', phoneNumber: '(555)010-0199', interest: 'Darts' }

describe('customers', () => {
  let world: World
  let business: TestBusiness

  setUpBusiness(
    (scene) => {
      ;({ world, business } = scene)
    },
    { now: '2026-06-10T16:00:00.000Z' },
  )

  const descriptions = async () => {
    const rows = await world.prisma.activity.findMany({
      where: { businessId: business.id },
      orderBy: { id: 'asc' },
    })
    return rows.map(({ type, description, performedBy }) => `${type} ${description} (${performedBy})`)
  }

  it('are added, trimmed, with digits only, and the log says so', async () => {
    const { createCustomer } = await business.employee.actor.ok(create, { input: { ...cora, email: ' ' } })
    expect(createCustomer.customer).toMatchObject({
      name: 'Cora Lind',
      firstName: 'Cora',
      phoneNumber: '5550100199',
      email: null,
      status: 'UNSOLD',
      statusUpdatedAt: '2026-06-10T16:00:00.000Z',
    })
    expect(createCustomer.business.stats.totalCustomers).toBe(1)
    expect(await descriptions()).toEqual(['OTHER New customer added: Cora Lind (Emma Tester)'])
  })

  it.each([
    [{ firstName: '  ' }, 'firstName', 'First name is required'],
    [{ lastName: '' }, 'lastName', 'Last name is required'],
    [{ interest: '\t' }, 'interest', 'Interest is required'],
    [{ phoneNumber: '' }, 'phoneNumber', 'Phone number is required'],
    [{ phoneNumber: '555-01' }, 'phoneNumber', 'Phone number must have 7 to 10 digits'],
    [{ phoneNumber: '2 555 010 0199' }, 'phoneNumber', 'Phone number must have 7 to 10 digits'],
    [
      { phoneNumber: '+44 20 7946 0958' },
      'phoneNumber',
      'Phone number is foreign (United Kingdom, +44). Only North American numbers can be kept',
    ],
    [{ email: 'cora@' }, 'email', 'Valid email required'],
    [{ firstName: 'x'.repeat(81) }, 'firstName', 'First name must be at most 80 characters'],
    [{ notes: 'x'.repeat(5001) }, 'notes', 'Notes must be at most 5,000 characters'],
    [{ address: 'x'.repeat(161) }, 'address', 'Address must be at most 160 characters'],
    [{ city: 'New\u0000York' }, 'city', 'City contains characters that are not allowed'],
    [{ lastName: 'half \ud83d' }, 'lastName', 'Last name contains characters that are not allowed'],
  ])('refuse %j and write nothing', async (wrong, field, message) => {
    const failure = await business.employee.actor.fails(create, { input: { ...cora, ...wrong } })
    expect(failure).toMatchObject({ code: 'BAD_INPUT', message, fields: { [field]: [message] } })
    expect(await world.prisma.customer.count({ where: { businessId: business.id } })).toBe(0)
  })

  it('name every wrong field at once', async () => {
    const input = { firstName: '', lastName: '', phoneNumber: '1', interest: '' }
    const failure = await business.employee.actor.fails(create, { input })
    expect(Object.keys(failure.fields ?? {})).toEqual(['firstName', 'lastName', 'phoneNumber', 'interest'])
  })

  it('change only in the fields that are given', async () => {
    const { id } = await business.customer({ notes: 'Likes maple', email: 'cora@example.com' })
    const input = { id: globalId('Customer', id), lastName: 'Berg' }
    const { updateCustomer } = await business.employee.actor.ok(update, { input })
    expect(updateCustomer.customer).toMatchObject({
      name: 'Cora Berg',
      notes: 'Likes maple',
      email: 'cora@example.com',
      phoneNumber: '5550100200',
    })
    expect(await descriptions()).toEqual([])
  })

  it('cannot lose what they need', async () => {
    const { id } = await business.customer()
    const input = { id: globalId('Customer', id), phoneNumber: null }
    const failure = await business.employee.actor.fails(update, { input })
    expect(failure.fields).toEqual({ phoneNumber: ['Phone number is required'] })
  })

  it('may go on lacking what an import did not bring', async () => {
    const lacking = { lastName: '', phoneNumber: '', email: 'cora@example.com' }
    const { id } = await business.customer(lacking)
    const input = {
      id: globalId('Customer', id),
      ...cora,
      lastName: '',
      phoneNumber: '',
      email: 'c@example.com',
    }
    const { updateCustomer } = await business.employee.actor.ok(update, { input })
    expect(updateCustomer.customer).toMatchObject({ name: 'Cora', phoneNumber: '', email: 'c@example.com' })
    const noEmail = await business.employee.actor.fails(update, { input: { ...input, email: '' } })
    expect(noEmail.fields).toEqual({ email: ['A customer needs a phone number or an email address'] })
    const named = { id: input.id, lastName: 'Lind', phoneNumber: '555 010 0199' }
    await business.employee.actor.ok(update, { input: named })
    const emptied = await business.employee.actor.fails(update, { input: { ...named, lastName: '' } })
    expect(emptied.fields).toEqual({ lastName: ['Last name is required'] })
  })

  it('tell the log of a sale, and of any other change of status, once', async () => {
    const { id } = await business.customer()
    const move = (status: string) =>
      business.manager.actor.ok(changeStatus, { input: { id: globalId('Customer', id), status } })
    world.clock.set('2026-06-11T16:00:00.000Z')
    await move('SOLD')
    const again = await move('SOLD')
    expect(again.changeCustomerStatus.customer.statusUpdatedAt).toBe('2026-06-11T16:00:00.000Z')
    await move('NOT_IN_MARKET')
    expect(await descriptions()).toEqual([
      'SALE Status changed from unsold to sold (Max Tester)',
      'OTHER Status changed from sold to not in market (Max Tester)',
    ])
  })

  it('change status once when twenty ask at the same moment', async () => {
    const { id } = await business.customer()
    const input = { id: globalId('Customer', id), status: 'SOLD' }
    await Promise.all(Array.from({ length: 20 }, () => business.employee.actor.ok(changeStatus, { input })))
    expect(await descriptions()).toHaveLength(1)
  })

  it('go with everything that hangs on them', async () => {
    const { id } = await business.customer()
    await business.contact({ customerId: id })
    const data = await business.employee.actor.ok(remove, { input: { id: globalId('Customer', id) } })
    expect(data.deleteCustomer).toEqual({
      deletedCustomerId: globalId('Customer', id),
      business: { stats: { totalCustomers: 0 } },
    })
    expect(await world.prisma.contact.count({ where: { businessId: business.id } })).toBe(0)
    const failure = await business.employee.actor.fails(remove, { input: { id: globalId('Customer', id) } })
    expect(failure).toMatchObject({ code: 'NOT_FOUND', message: 'Customer not found' })
  })
})
