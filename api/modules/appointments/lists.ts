import { count, figuresOf } from '#api/core/reads/figures.ts'
import type { Order } from '#api/core/reads/keyset.ts'
import type { List } from '#api/core/reads/listConnection.ts'
import type { BusinessContext } from '#api/core/tenancy/businessContext.ts'
import type { Day } from '#api/core/time/localTime.ts'
import type { Prisma } from '#api/generated/client.ts'
import type { AppointmentStatus } from '#api/generated/enums.ts'
import type { AppointmentRow } from '#api/modules/appointments/states.ts'

/** The order of the calendar: by day, then by time. */
export const appointmentOrder: Order<AppointmentRow> = [
  ['date', 'asc', 'text'],
  ['startTime', 'asc', 'text'],
  ['id', 'asc', 'integer'],
]

/** Appointments that need an outcome, oldest first, in the order of an index. */
const oldestFirst: Order<AppointmentRow> = [
  ['startsAt', 'asc', 'instant'],
  ['id', 'asc', 'integer'],
]

export type AppointmentFilter = 'OPEN' | 'NOT_CANCELLED' | 'NEEDS_OUTCOME' | 'ALL'

interface Query {
  filter: AppointmentFilter
  from?: Day | null
  to?: Day | null
}

const open: AppointmentStatus[] = ['SCHEDULED', 'IN_PROGRESS']

function matching(ctx: BusinessContext, filter: AppointmentFilter): Prisma.ServiceAppointmentWhereInput {
  if (filter === 'ALL') return {}
  if (filter === 'NOT_CANCELLED') return { status: { not: 'CANCELLED' } }
  if (filter === 'OPEN') return { status: { in: open } }
  return { status: { in: open }, startsAt: { lt: ctx.now() }, endsAt: { lte: ctx.now() } }
}

/** The appointments of one list within a range of days. */
export function appointmentList(ctx: BusinessContext, { filter, from, to }: Query): List<AppointmentRow> {
  const days = { ...(from && { gte: from }), ...(to && { lte: to }) }
  const where = { AND: [matching(ctx, filter), from || to ? { date: days } : {}] }
  return { order: filter === 'NEEDS_OUTCOME' ? oldestFirst : appointmentOrder, where }
}

/** The number of appointments that need an outcome, exact up to 1,000. */
export async function countNeedingOutcome(ctx: BusinessContext): Promise<number> {
  const list = appointmentList(ctx, { filter: 'NEEDS_OUTCOME' })
  const { waiting } = await figuresOf<{ waiting: number }>(ctx, {
    waiting: count('ServiceAppointment', list),
  })
  return waiting
}
