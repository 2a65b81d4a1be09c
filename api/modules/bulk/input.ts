import { z } from 'zod'
import { readGlobalId, recordId, textId } from '#api/core/graph/ids.ts'
import { optionalLongText } from '#api/core/input/input.ts'
import { mostAtOnce } from '#api/modules/bulk/acts/act.ts'
import { dateRequired, scheduledDate } from '#api/modules/contacts/input.ts'
import { customValue } from '#api/modules/custom-fields/input.ts'
import { customerStatus } from '#api/modules/customers/input.ts'
import { tagChangesOfCustomer } from '#api/modules/tags/input.ts'

export const runId = recordId('BulkRun', 'Bulk change')

/** A status for many customers. */
export const bulkStatus = z
  .object({
    status: customerStatus,
    startsPlans: z
      .boolean({ error: 'Starts plans must be true or false' })
      .nullish()
      .meta({
        description: `Whether customers start the follow-up plan of the status. Up to ${mostAtOnce} customers always do, as after a change of one; more of them do not by default.`,
      }),
  })
  .meta({ title: 'BulkStatusInput', description: 'A status for many customers.' })

/** A contact with each of many customers. */
export const bulkContact = z
  .object({
    scheduledDate: scheduledDate.nullish().meta({ description: 'Required. A past time is allowed.' }),
    notes: optionalLongText('Notes', 5000),
  })
  .refine(({ scheduledDate: at }) => at != null, { path: ['scheduledDate'], message: dateRequired })
  .meta({ title: 'BulkContactInput', description: 'A contact with each of many customers.' })

/** What a bulk change does: one of these. */
export const bulkAct = z
  .object({
    status: bulkStatus.optional(),
    interestId: z
      .string()
      .transform((id) => textId(readGlobalId(id).id))
      .optional()
      .meta({ format: 'id', description: 'The interest option that they get.' }),
    addTags: tagChangesOfCustomer.addTags,
    removeTags: tagChangesOfCustomer.removeTags,
    customField: customValue.optional(),
    contact: bulkContact.optional(),
    plan: z.boolean().optional().meta({
      description: 'True: those without an open follow-up start the follow-up plan of their status today.',
    }),
    trash: z.boolean().optional().meta({ description: 'True: they are moved to the trash.' }),
  })
  .refine((act) => Object.values(act).filter((part) => part != null).length === 1, 'Choose one thing to do')
  .meta({ title: 'BulkActInput', description: 'What a bulk change does: one of these.' })

export type BulkActInput = z.output<typeof bulkAct>
