import { z } from 'zod'
import { recordId } from '#api/core/graph/ids.ts'
import { text } from '#api/core/input/input.ts'
import { CustomerStatus } from '#api/generated/enums.ts'
import { fieldId } from '#api/modules/custom-fields/input.ts'
import { targets } from '#api/modules/imports/columns/targets.ts'
import { matchRules } from '#api/modules/imports/settings.ts'

export const importId = recordId('Import', 'Import')

/** A file that is announced. */
export const newImport = z.object({
  name: text('File name', 200),
  size: z
    .int({ error: 'The size is a number of bytes' })
    .positive('This file is empty.')
    .meta({ description: 'The size of the file in bytes, at most 50 MB.' }),
})
export type NewImport = z.output<typeof newImport>

const target = z.enum(targets).meta({ title: 'ImportTarget' })
const customerStatus = z.enum(CustomerStatus).meta({ title: 'CustomerStatus' })

/** What a column becomes. */
export const columnInput = z
  .object({
    index: z.int().min(0).max(199).meta({ description: 'The position of the column in the file, from 0.' }),
    target,
    customFieldId: fieldId
      .nullish()
      .meta({ description: 'The custom field that it fills, of the target `CUSTOM`.' }),
  })
  .meta({ title: 'ImportColumnInput' })

const word = z.string().max(200)

/** What a word of the column with the status means. */
export const statusWordInput = z.object({ word, status: customerStatus }).meta({ title: 'ImportStatusInput' })

/** Which interest a word of the file names. */
export const interestWordInput = z
  .object({ word, interest: text('Interest', 80) })
  .meta({ title: 'ImportInterestInput' })

/** How a file is read, where that was not found out rightly. */
export const readingInput = z
  .object({
    sheet: z.string().max(200).nullish(),
    encoding: z.string().max(20).nullish(),
    separator: z.string().max(1).nullish(),
    quotesAsText: z.boolean().nullish(),
    headerRow: z.int().min(0).max(9).nullish(),
  })
  .meta({ title: 'ImportReadingInput' })

/** What the columns and values of a file become; what is left out stays as it is. */
export const importMapping = z.object({
  columns: z.array(columnInput).max(200).optional(),
  reading: readingInput.optional(),
  matches: z.enum(matchRules).meta({ title: 'ImportMatches' }).optional(),
  keepInNotes: z.boolean().optional(),
  enrol: z.boolean().optional(),
  interest: text('Interest', 80).optional(),
  pastContacts: z.boolean().optional(),
  leftOut: z.array(z.int()).max(1000).optional().meta({ description: 'Lines of records to leave out.' }),
  takenIn: z.array(z.int()).max(1000).optional().meta({ description: 'Lines of records to take in again.' }),
  statuses: z.array(statusWordInput).max(200).optional(),
  interests: z.array(interestWordInput).max(200).optional(),
})
export type ImportMapping = z.output<typeof importMapping>
