import { describe, expect, it } from 'vitest'
import { globalId } from '#api/core/graph/ids.ts'
import { defaultPlan } from '#api/modules/follow-ups/plans/defaultPlan.ts'
import { setUpBusiness } from '#api/testing/harness/setUpBusiness.ts'
import type { TestBusiness, World } from '#api/testing/harness/world.ts'

const step = 'id customerStatus dayNumber title description isActive canEdit'
const create = `mutation ($input: CreateFollowUpStepInput!) {
  createFollowUpStep(input: $input) { followUpStep { ${step} } business { followUpSteps { title } } } }`
const update = `mutation ($input: UpdateFollowUpStepInput!) {
  updateFollowUpStep(input: $input) { followUpStep { ${step} } } }`
const remove = `mutation ($input: DeleteFollowUpStepInput!) {
  deleteFollowUpStep(input: $input) { deletedFollowUpStepId business { followUpCounts { upcoming } } } }`
const plans = `query { viewer { business { canEditFollowUpPlans followUpSteps { title canEdit } } } }`
const change = `mutation ($input: ChangeCustomerStatusInput!) {
  changeCustomerStatus(input: $input) { customer { status } } }`

describe('follow-up plans', () => {
  let world: World
  let business: TestBusiness

  setUpBusiness(
    (scene) => {
      ;({ world, business } = scene)
    },
    { now: '2026-06-10T16:00:00.000Z' },
  )

  const gid = (id: number) => globalId('FollowUpStep', id)
  const trail = async () => {
    const rows = await world.prisma.auditEntry.findMany({
      where: { businessId: business.id },
      orderBy: { id: 'asc' },
    })
    return rows.map(({ action, subject, before, after }) => [action, subject, before, after])
  }

  it('are read by everyone and edited by managers', async () => {
    await business.planStep({ dayNumber: 7, title: 'Later' })
    await business.planStep({ customerStatus: 'SOLD', dayNumber: 1, title: 'Other plan' })
    await business.planStep({ dayNumber: 1, title: 'Sooner' })
    const titles = ['Sooner', 'Later', 'Other plan']
    const read = async (role: 'EMPLOYEE' | 'MANAGER') => (await business.as(role).ok(plans)).viewer.business
    expect(await read('EMPLOYEE')).toEqual({
      canEditFollowUpPlans: false,
      followUpSteps: titles.map((title) => ({ title, canEdit: false })),
    })
    expect(await read('MANAGER')).toEqual({
      canEditFollowUpPlans: true,
      followUpSteps: titles.map((title) => ({ title, canEdit: true })),
    })
  })

  it('take steps, which are changed field by field, and the audit trail says so', async () => {
    const input = { customerStatus: 'SOLD', dayNumber: 14, title: ' Check ', description: 'Look at the felt' }
    const { createFollowUpStep } = await business.manager.actor.ok(create, { input })
    const { followUpStep: step } = createFollowUpStep
    expect(step).toMatchObject({ ...input, title: 'Check', isActive: true })
    const { updateFollowUpStep } = await business.admin.actor.ok(update, {
      input: { id: step.id, dayNumber: 0, isActive: false },
    })
    expect(updateFollowUpStep.followUpStep).toEqual({ ...step, dayNumber: 0, isActive: false })
    await business.admin.actor.ok(update, { input: { id: step.id, dayNumber: 0 } })
    const subject = expect.stringMatching(/^FollowUpStep:\d+$/)
    const contents = expect.objectContaining({ title: 'Check', dayNumber: 14, customerStatus: 'SOLD' })
    expect(await trail()).toEqual([
      ['followUpPlan:create', subject, null, contents],
      ['followUpPlan:update', subject, { dayNumber: 14, isActive: true }, { dayNumber: 0, isActive: false }],
    ])
  })

  it('refuse steps that are none', async () => {
    const input = { customerStatus: 'SOLD', dayNumber: 14, title: 'Check' }
    const wrong = [
      [{ dayNumber: -1 }, { dayNumber: ['Day must be a whole number from 0 to 3,650'] }],
      [{ dayNumber: 3651 }, { dayNumber: ['Day must be a whole number from 0 to 3,650'] }],
      [{ title: ' ' }, { title: ['Title is required'] }],
      [{ title: 'x'.repeat(161) }, { title: ['Title must be at most 160 characters'] }],
      [{ description: 'x'.repeat(2001) }, { description: ['Description must be at most 2,000 characters'] }],
    ] as const
    for (const [part, fields] of wrong) {
      expect((await business.manager.actor.fails(create, { input: { ...input, ...part } })).fields).toEqual(
        fields,
      )
    }
    expect(await world.prisma.followUpStep.count({ where: { businessId: business.id } })).toBe(0)
  })

  it('have room for fifty steps, however many are added at once', async () => {
    const step = { businessId: business.id, customerStatus: 'UNSOLD', dayNumber: 1, title: 'One' } as const
    await world.prisma.followUpStep.createMany({ data: Array.from({ length: 45 }, () => step) })
    const input = { customerStatus: 'UNSOLD', dayNumber: 2, title: 'More' }
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => business.manager.actor.run(create, { input })),
    )
    const failures = answers.flatMap((answer) => answer.failures.map(({ message }) => message))
    expect(failures).toEqual(Array.from({ length: 15 }, () => 'A plan has at most 50 steps.'))
  })

  it('Follow-up plans once edited give newcomers the new step and leave what was made', async () => {
    const { id } = await business.planStep({ dayNumber: 3, title: 'Old words' })
    const customer = await business.customer({ status: 'SOLD' })
    const changeStatus = (status: string) =>
      business.employee.actor.ok(change, { input: { id: globalId('Customer', customer.id), status } })
    await changeStatus('UNSOLD')
    await business.manager.actor.ok(update, { input: { id: gid(id), dayNumber: 5, title: 'New words' } })
    const rows = () =>
      world.prisma.followUp.findMany({
        where: { customerId: customer.id },
        select: { title: true, dayNumber: true, state: true },
        orderBy: { id: 'asc' },
      })
    expect(await rows()).toEqual([{ title: 'Old words', dayNumber: 3, state: 'PENDING' }])
    await changeStatus('SOLD')
    world.clock.set('2026-06-12T16:00:00.000Z')
    await changeStatus('UNSOLD')
    expect(await rows()).toEqual([
      { title: 'Old words', dayNumber: 3, state: 'CANCELLED' },
      { title: 'New words', dayNumber: 5, state: 'PENDING' },
    ])
  })

  it('lose a step together with what is still to come of it, and keep what is due or done', async () => {
    const { id, ...step } = await business.planStep({ title: 'Gone soon' })
    const made = (scheduledDate: string, more: object = {}) =>
      business.followUp({ stepId: id, title: step.title, scheduledDate: new Date(scheduledDate), ...more })
    await made('2026-06-10T16:00:00.001Z')
    await made('2026-06-10T16:00:00Z')
    await made('2026-06-01T13:00:00Z')
    await made('2026-06-20T13:00:00Z', { state: 'SKIPPED', closedAt: new Date('2026-06-02T13:00:00Z') })
    const data = await business.manager.actor.ok(remove, { input: { id: gid(id) } })
    expect(data.deleteFollowUpStep).toEqual({
      deletedFollowUpStepId: gid(id),
      business: { followUpCounts: { upcoming: 0 } },
    })
    const rows = await world.prisma.followUp.findMany({
      where: { businessId: business.id },
      orderBy: { id: 'asc' },
    })
    expect(rows.map(({ state, stepId, title }) => [state, stepId, title])).toEqual([
      ['CANCELLED', null, 'Gone soon'],
      ['PENDING', null, 'Gone soon'],
      ['PENDING', null, 'Gone soon'],
      ['SKIPPED', null, 'Gone soon'],
    ])
    expect((await business.manager.actor.fails(remove, { input: { id: gid(id) } })).message).toBe(
      'Follow-up step not found',
    )
  })

  it('are deleted from while customers enter their status: nobody keeps a follow-up without its step', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { id } = await business.planStep({ customerStatus: 'SOLD', dayNumber: 30 })
      const customers = await Promise.all(Array.from({ length: 10 }, () => business.customer()))
      const answers = await Promise.all([
        ...customers.map((customer) =>
          business.employee.actor.run(change, {
            input: { id: globalId('Customer', customer.id), status: 'SOLD' },
          }),
        ),
        business.manager.actor.run(remove, { input: { id: gid(id) } }),
      ])
      expect(answers.flatMap(({ failures }) => failures)).toEqual([])
      expect(
        await world.prisma.followUp.count({ where: { businessId: business.id, state: 'PENDING' } }),
      ).toBe(0)
    }
  })

  it('begin as decided', () => {
    const days = (status: string) =>
      defaultPlan.filter(({ customerStatus }) => customerStatus === status).map(({ dayNumber }) => dayNumber)
    expect([days('UNSOLD'), days('SOLD'), days('NOT_IN_MARKET')]).toEqual([
      [1, 3, 7, 14, 30, 90],
      [3, 14, 30, 90, 365],
      [180],
    ])
  })
})
