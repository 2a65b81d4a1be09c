import { expect } from 'vitest'
import { globalId } from '#api/core/graph/ids.ts'
import { localDay } from '#api/core/time/localTime.ts'
import type { CustomerStatus, Priority } from '#api/generated/enums.ts'
import { act } from '#api/modules/points/testing/pointActs.ts'
import { PointsModel, worth } from '#api/modules/points/testing/pointsModel.ts'
import { appointmentOf } from '#api/testing/harness/records/appointments.ts'
import { actor, type World } from '#api/testing/harness/world.ts'

const kinds = {
  HotBoardItem: { done: act('resolveHotBoardItem'), undone: act('reopenHotBoardItem') },
  Contact: { done: act('completeContact'), undone: act('reopenContact') },
  FollowUp: { done: act('completeFollowUp'), undone: act('reopenFollowUp') },
} as const
const removeContact = act('deleteContact')
const bookAppointment = act('updateServiceAppointment')
const changeStatus = act('changeCustomerStatus')

const minute = 60_000
const hour = 60 * minute
const days90 = 90 * 24 * hour
const zones = ['America/New_York', 'Pacific/Auckland', 'Pacific/Honolulu'] as const

interface Thing {
  kind: keyof typeof kinds
  id: number
  /** The user credited with it; null while it is open. */
  doneBy: number | null
  /** The points that a user would get for completing it now. */
  worth(userId: number): ReturnType<typeof worth.item>
}

/**
 * Random acts of the users of a business. `who` is the index of the user (admin, manager, employee), `which` the
 * index of the record.
 */
export type PointsCommand =
  | { kind: 'item'; who: number; named: number | null; priority: Priority; minutesOld: number; maker: number }
  | { kind: 'burst' | 'appointment'; who: number }
  | { kind: 'contact' | 'followUp'; who: number; due: number }
  | { kind: 'status'; who: number; which: number; status: CustomerStatus }
  | { kind: 'undo' | 'redo' | 'delete'; who: number; which: number }
  | { kind: 'wait'; hours: number }
  | { kind: 'move'; zone: number }
  | { kind: 'switch'; on: boolean }

/** A business whose acts run through the graph and, in parallel, through a model. */
export async function pointsBusiness(world: World) {
  const business = await world.business()
  const people = [business.admin, business.manager, business.employee]
  const model = new PointsModel()
  const customers = [await business.customer(), await business.customer()].map(({ id }) => ({
    id,
    status: 'UNSOLD',
  }))
  let things: Thing[] = []
  let zone: string = zones[0]
  let now = Date.parse('2026-10-30T14:00:00Z')
  world.clock.set(new Date(now).toISOString())

  const today = () => localDay(new Date(now), zone)
  const person = (index: number) => people[index] as (typeof people)[number]
  const as = (index: number) =>
    actor(world.services, { ...person(index).actor.viewer, timeZone: zone } as never)
  const at = (milliseconds: number) => new Date(now + milliseconds)

  async function finish(thing: Thing, who: number, named: number | null = null) {
    const id = globalId(thing.kind, thing.id)
    const resolvedBy =
      named === null || thing.kind !== 'HotBoardItem' ? null : globalId('User', person(named).id)
    await as(who).ok(kinds[thing.kind].done, { input: { id, ...(resolvedBy && { resolvedBy }) } })
    if (thing.doneBy !== null) return
    thing.doneBy = person(resolvedBy ? (named ?? who) : who).id
    model.earn(thing.doneBy, thing.worth(thing.doneBy), `${thing.kind}:${thing.id}`, today(), now)
  }

  async function takeBack(thing: Thing, who: number) {
    const { failures } = await as(who).run(kinds[thing.kind].undone, {
      input: { id: globalId(thing.kind, thing.id) },
    })
    const may = thing.doneBy === null || who < 2 || thing.doneBy === person(who).id
    expect(failures.map(({ code }) => code)).toEqual(may ? [] : ['FORBIDDEN'])
    if (!may || thing.doneBy === null) return
    thing.doneBy = null
    model.undo(`${thing.kind}:${thing.id}`)
  }

  async function newItem(priority: Priority, minutesOld: number, maker: number): Promise<Thing> {
    const made = now - minutesOld * minute
    const createdById = person(maker).id
    const { id } = await business.item({ priority, createdAt: new Date(made), createdById })
    const value = (userId: number) => worth.item(priority, now - made, createdById === userId)
    return { kind: 'HotBoardItem', id, doneBy: null, worth: value }
  }

  async function newDue(what: 'contact' | 'followUp', due: number): Promise<Thing> {
    const scheduledDate = at(due * hour)
    const { id } = await business[what]({ scheduledDate })
    const value = () => worth[what](today() <= localDay(scheduledDate, zone))
    return { kind: what === 'contact' ? 'Contact' : 'FollowUp', id, doneBy: null, worth: value }
  }

  async function add(made: Promise<Thing>, who: number, named: number | null = null) {
    const thing = await made
    things.push(thing)
    await finish(thing, who, named)
  }

  async function appointment(who: number) {
    const { id } = await appointmentOf(world, business, { status: 'IN_PROGRESS' })
    const input = { id: globalId('ServiceAppointment', id), status: 'COMPLETED' }
    await as(who).ok(bookAppointment, { input })
    model.earn(person(who).id, worth.appointment(), `ServiceAppointment:${id}`, today(), now)
  }

  async function status(who: number, which: number, to: CustomerStatus) {
    const customer = customers[which] as (typeof customers)[number]
    await as(who).ok(changeStatus, { input: { id: globalId('Customer', customer.id), status: to } })
    const subject = `Customer:${customer.id}`
    if (customer.status === to) return
    if (to === 'SOLD') model.earn(person(who).id, worth.sale(), subject, today(), now, now - days90)
    else if (customer.status === 'SOLD') model.undo(subject, now - days90)
    customer.status = to
  }

  async function obey(command: PointsCommand): Promise<unknown> {
    const thing = 'which' in command ? things[command.which % (things.length || 1)] : undefined
    if (command.kind !== 'wait') now += 1000
    else now += command.hours * hour
    world.clock.set(new Date(now).toISOString())
    switch (command.kind) {
      case 'item':
        return add(newItem(command.priority, command.minutesOld, command.maker), command.who, command.named)
      case 'burst':
        for (const _each of [1, 2, 3, 4, 5, 6]) await add(newItem('URGENT', 60, command.who), command.who)
        return
      case 'contact':
      case 'followUp':
        return add(newDue(command.kind, command.due), command.who)
      case 'appointment':
        return appointment(command.who)
      case 'status':
        return status(command.who, command.which, command.status)
      case 'undo':
        return thing && takeBack(thing, command.who)
      case 'redo':
        return thing && finish(thing, command.who)
      case 'delete':
        if (thing?.kind !== 'Contact') return
        things = things.filter((other) => other !== thing)
        return as(command.who).ok(removeContact, { input: { id: globalId('Contact', thing.id) } })
      case 'move':
        zone = zones[command.zone] ?? zone
        return
      case 'switch':
        model.enabled = command.on
        return world.prisma.business.update({
          where: { id: business.id },
          data: { gamificationEnabled: command.on },
        })
    }
  }

  /** The stored figures of all users, in the format of the model. */
  async function kept() {
    const where = { businessId: business.id }
    const rows = await world.prisma.gamificationStats.findMany({ where, orderBy: { userId: 'asc' } })
    const earned = await world.prisma.userBadge.findMany({ where })
    return rows.map((row) => ({
      userId: row.userId,
      totalPoints: row.totalPoints,
      hotBoardResolutions: row.hotBoardResolutions,
      urgentResolutions: row.urgentResolutions,
      quickResolutions: row.quickResolutions,
      contactsDone: row.contactsDone,
      onTimeFollowUps: row.onTimeFollowUps,
      sales: row.sales,
      streakDays: row.streakDays,
      bestStreak: row.bestStreak,
      lastActivityDate: row.lastActivityDate?.toISOString().slice(0, 10) ?? null,
      currentTitle: row.currentTitle,
      badges: Object.fromEntries(
        earned
          .filter(({ userId, progress }) => userId === row.userId && progress > 0)
          .map(({ badgeId, earnedAt, progress }) => [badgeId, { earned: earnedAt !== null, progress }]),
      ),
    }))
  }

  return { id: business.id, model, obey, kept }
}
