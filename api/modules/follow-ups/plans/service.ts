import { AppError, found } from '#api/core/errors/errors.ts'
import type { BusinessContext } from '#api/core/tenancy/businessContext.ts'
import { lockForUpdate } from '#api/core/tenancy/lockForUpdate.ts'
import type { Prisma } from '#api/generated/client.ts'
import type { CustomerStatus } from '#api/generated/enums.ts'
import { recordAudit } from '#api/modules/activities/audit-trail/auditLog.ts'
import { difference } from '#api/modules/activities/audit-trail/difference.ts'
import type { NewStep, StepChanges } from '#api/modules/follow-ups/input.ts'
import type { TrashRow } from '#api/modules/trash/lists.ts'
import { moveToTrash } from '#api/modules/trash/moveToTrash.ts'

type Load = Pick<Prisma.FollowUpStepFindManyArgs, 'include' | 'select'>
export type StepRow = Prisma.FollowUpStepGetPayload<object>

/** The maximum number of steps per plan; the list of steps has no pages. */
const mostSteps = 50

/** The steps of all plans, each plan by day. */
export function stepsOfPlans(ctx: BusinessContext, load: Load = {}) {
  return ctx.db.followUpStep.findMany({
    ...load,
    orderBy: [{ customerStatus: 'asc' }, { dayNumber: 'asc' }, { id: 'asc' }],
  })
}

/** The editable fields, as the audit trail records them. */
function contents({ customerStatus, dayNumber, title, description, isActive }: StepRow) {
  return { customerStatus, dayNumber, title, description, isActive }
}

const subjectOf = ({ id }: StepRow) => `FollowUpStep:${id}` as const

/** Locks a step, so that concurrent edits and enrolments run one after the other. */
async function lockStep(tx: BusinessContext, id: number): Promise<StepRow> {
  await lockForUpdate(tx, 'FollowUpStep', id)
  return found('Follow-up step', await tx.db.followUpStep.findFirst({ where: { id } }))
}

/** Checks the limit of steps. Concurrent additions run one after the other, so that the limit holds. */
export async function leaveRoom(tx: BusinessContext, customerStatus: CustomerStatus): Promise<void> {
  await tx.sql('SELECT 1 FROM "Business" WHERE id = $1 FOR NO KEY UPDATE')
  if ((await tx.db.followUpStep.count({ where: { customerStatus } })) < mostSteps) return
  throw new AppError('CONFLICT', `A plan has at most ${mostSteps} steps.`)
}

/**
 * Adds a step to the plan of its status, for customers who enter the status from now on.
 * @throws BAD_INPUT, or CONFLICT when the plan is full
 */
export function createStep(ctx: BusinessContext, fields: NewStep): Promise<StepRow> {
  return ctx.transaction(async (tx) => {
    await leaveRoom(tx, fields.customerStatus)
    const step = await tx.db.followUpStep.create({
      data: { ...tx.tenant, ...fields, createdAt: tx.now() },
    })
    const act = { action: 'followUpPlan:create', subject: subjectOf(step) } as const
    await recordAudit(tx, { ...act, after: contents(step) })
    return step
  })
}

/**
 * Changes the given fields. Existing follow-ups keep their copy of the step.
 * @throws NOT_FOUND, BAD_INPUT, or CONFLICT when it moves into a plan that is full
 */
export function updateStep(ctx: BusinessContext, id: number, changes: StepChanges): Promise<StepRow> {
  return ctx.transaction(async (tx) => {
    const before = await lockStep(tx, id)
    const status = changes.customerStatus
    if (status && status !== before.customerStatus) await leaveRoom(tx, status)
    const step = await tx.db.followUpStep.update({ where: tx.key(id), data: changes })
    const changed = difference(contents(before), contents(step))
    if (changed) {
      await recordAudit(tx, { action: 'followUpPlan:update', subject: subjectOf(step), ...changed })
    }
    return step
  })
}

/**
 * Moves a step to the trash and cancels its future follow-ups; due and closed ones stay with their copy of the step.
 * @throws NOT_FOUND
 */
export function deleteStep(ctx: BusinessContext, id: number): Promise<TrashRow> {
  return ctx.transaction(async (tx) => {
    const step = await lockStep(tx, id)
    const now = tx.now()
    const cancelled = await tx.db.followUp.updateManyAndReturn({
      where: { stepId: id, state: 'PENDING', scheduledDate: { gt: now } },
      data: { state: 'CANCELLED', updatedAt: now },
      select: { id: true },
    })
    const ids = cancelled.map((followUp) => followUp.id)
    const ended = [{ table: 'FollowUp', column: 'state', was: 'PENDING', became: 'CANCELLED', ids }]
    const entry = await moveToTrash(tx, 'FollowUpStep', id, { title: step.title, ended })
    const act = { action: 'followUpPlan:delete', subject: subjectOf(step) } as const
    await recordAudit(tx, { ...act, before: contents(step) })
    return entry
  })
}

const endOfOthers = `UPDATE "FollowUp" waiting SET state = 'CANCELLED', "updatedAt" = $3::timestamptz FROM "Customer" customer
  WHERE waiting."businessId" = $1 AND waiting."stepId" = $2 AND waiting.state = 'PENDING'
    AND customer."businessId" = $1 AND customer.id = waiting."customerId" AND customer.status <> waiting."customerStatus"`

/** What ends the restoration of a step: customers who have another status by now have nothing to wait for. */
export async function finishRestoring(tx: BusinessContext, id: number): Promise<void> {
  await tx.sql(endOfOthers, id, tx.now())
}
