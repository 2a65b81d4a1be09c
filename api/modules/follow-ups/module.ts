import '#api/modules/follow-ups/schema.ts'
import '#api/modules/follow-ups/mutations.ts'
import '#api/modules/follow-ups/plans/schema.ts'
import '#api/modules/follow-ups/plans/mutations.ts'
import { enrol } from '#api/modules/follow-ups/enrolment.ts'
import { defaultPlan } from '#api/modules/follow-ups/plans/defaultPlan.ts'
import { rows } from '#api/modules/follow-ups/rest.ts'
import type { Module } from '#api/modules/module.ts'

export const followUps: Module = {
  rest: rows,
  onStatusChange: enrol,
  newBusiness: (_business, at) => ({
    followUpSteps: { createMany: { data: defaultPlan.map((row) => ({ ...row, ...at })) } },
  }),
}
