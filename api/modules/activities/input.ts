import { z } from 'zod'
import { longText } from '#api/core/input/input.ts'
import { ActivityType } from '#api/generated/enums.ts'

/** An activity that a user writes by hand. */
export const activityInput = z.object({
  type: z
    .enum(ActivityType, { error: 'Type must be contact, sale, note, meeting or other' })
    .meta({ title: 'ActivityType' }),
  description: longText('Description', 2000),
})
export type NewActivity = z.output<typeof activityInput>
