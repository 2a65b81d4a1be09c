import { z } from 'zod'
import { Priority } from '#api/core/database/generated/enums.ts'
import { optionalText, text } from '#api/core/input.ts'
import type { NamedMember } from '#api/modules/team/assignee.ts'

/** Whom an item is for: a member by number or by full name, everyone, or nobody. */
export type Assignee = NamedMember | 'everyone' | null

const fields = {
  title: text('Title', 160),
  description: text('Description', 2000),
}

const priority = z.enum(Priority, { error: 'Priority must be urgent, high, medium or low' })

/** A new item (part 1 section 5; bounds: decisions section 4). */
export const newItem = z.object({ ...fields, priority: priority.default('MEDIUM') })

/** What changes of an item: only the fields that are there. */
export const itemChanges = z.object({ ...fields, priority }).partial()

/**
 * The version that an edit began from (decisions section 8). Callers who know only the fields that part 1 section 7
 * documents send none: theirs takes the place of whatever is there.
 */
export const itemVersion = z.int({ error: 'Version must be a whole number' }).nullish()

/** How it was resolved; may be missing. */
export const resolution = z.object({ notes: optionalText('Notes', 2000) })
