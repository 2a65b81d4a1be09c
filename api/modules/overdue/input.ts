import { z } from 'zod'

/** Where overdue work is moved to. */
export const targets = ['TODAY', 'TOMORROW', 'SPREAD'] as const

const howMany = 'A day takes 1 to 100'

export const overdueMove = z.object({
  to: z.enum(targets, { error: 'To must be today, tomorrow or spread' }).meta({
    title: 'OverdueTarget',
    description: '`SPREAD` fills the next days from Monday to Friday, oldest first.',
  }),
  perDay: z
    .int({ error: howMany })
    .min(1, howMany)
    .max(100, howMany)
    .nullish()
    .meta({ description: 'How many `SPREAD` puts on a day; 10 by default.' }),
})
export type OverdueMove = z.output<typeof overdueMove>
