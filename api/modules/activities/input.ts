import { z } from 'zod'
import { ActivityType } from '#api/core/database/generated/enums.ts'
import { text } from '#api/core/platform/input.ts'

/** An activity that a user writes by hand. */
export const activityInput = z.object({
  type: z
    .enum(ActivityType, { error: 'Type must be contact, sale, note, meeting or other' })
    .meta({ title: 'ActivityType' }),
  description: text('Description', 2000),
})
export type NewActivity = z.output<typeof activityInput>
