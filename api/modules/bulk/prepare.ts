import { badField, found, notFound } from '#api/core/errors/errors.ts'
import type { BusinessContext } from '#api/core/tenancy/businessContext.ts'
import { formatInstant } from '#api/core/time/localTime.ts'
import { mostAtOnce } from '#api/modules/bulk/acts/act.ts'
import type { BulkAct } from '#api/modules/bulk/acts/acts.ts'
import type { BulkActInput } from '#api/modules/bulk/input.ts'
import { dateRequired } from '#api/modules/contacts/input.ts'
import type { CustomValue } from '#api/modules/custom-fields/input.ts'
import { readCustom } from '#api/modules/custom-fields/ofCustomer.ts'
import { valueText } from '#api/modules/custom-fields/values.ts'
import { mostTagsOfCustomer, type TagRef } from '#api/modules/tags/input.ts'
import { tagsToPutOn, tagsToTakeOff } from '#api/modules/tags/ofCustomer.ts'
import { byLabel, tagsById } from '#api/modules/tags/service.ts'

/** A bulk change that was read for its customers: what it does, and what it is in words. */
export interface Prepared {
  act(count: number): BulkAct
  words(customers: string): string
}

const statusWords = { UNSOLD: 'Unsold', SOLD: 'Sold', NOT_IN_MARKET: 'Not in Market' } as const

function ofStatus({ status, startsPlans }: NonNullable<BulkActInput['status']>): Prepared {
  return {
    act: (count) => ({
      kind: 'STATUS',
      given: { status, startsPlans: count <= mostAtOnce || startsPlans === true },
    }),
    words: (customers) => `Status of ${customers} set to ${statusWords[status]}`,
  }
}

async function ofInterest(tx: BusinessContext, id: string): Promise<Prepared> {
  const option = await tx.db.interestOption.findFirst({ where: { id }, select: { label: true } })
  const { label } = found('Interest option', option)
  return {
    act: () => ({ kind: 'INTEREST', given: { optionId: id, label } }),
    words: (customers) => `Interest of ${customers} set to ${label}`,
  }
}

async function ofTags(
  tx: BusinessContext,
  kind: 'ADD_TAGS' | 'REMOVE_TAGS',
  refs: readonly TagRef[],
): Promise<Prepared> {
  const field = kind === 'ADD_TAGS' ? 'addTags' : 'removeTags'
  if (refs.length === 0) throw badField(field, 'Choose at least one tag')
  const ids = await (kind === 'ADD_TAGS' ? tagsToPutOn(tx, field, refs) : tagsToTakeOff(tx, refs))
  const tagIds = [...new Set(ids)]
  if (tagIds.length === 0) throw notFound('Tag')
  if (kind === 'ADD_TAGS' && tagIds.length > mostTagsOfCustomer)
    throw badField(field, `A customer can have at most ${mostTagsOfCustomer} tags.`)
  const tags = (await tagsById(tx, tagIds)).filter((tag) => tag !== null).sort(byLabel)
  const labels = `${tags.length === 1 ? 'Tag' : 'Tags'} ${tags.map(({ label }) => label).join(', ')}`
  return {
    act: () => ({ kind, given: { tagIds } }),
    words: (customers) =>
      kind === 'ADD_TAGS' ? `${labels} added to ${customers}` : `${labels} removed from ${customers}`,
  }
}

async function ofCustomField(tx: BusinessContext, given: CustomValue): Promise<Prepared> {
  const { fields, values } = await readCustom(tx, [given])
  const [[key, value] = ['0', null]] = values
  const field = found(
    'Custom field',
    fields.find(({ id }) => id === Number(key)),
  )
  return {
    act: () => ({ kind: 'CUSTOM_FIELD', given: { fieldId: field.id, value } }),
    words: (customers) =>
      value === null
        ? `${field.label} of ${customers} emptied`
        : `${field.label} of ${customers} set to ${valueText(field, value)}`,
  }
}

function ofContact(
  tx: BusinessContext,
  { scheduledDate, notes }: NonNullable<BulkActInput['contact']>,
): Prepared {
  if (!scheduledDate) throw badField('act.contact.scheduledDate', dateRequired)
  return {
    act: () => ({ kind: 'CONTACT', given: { scheduledDate: scheduledDate.toISOString(), notes } }),
    words: (customers) =>
      `Contact with ${customers} scheduled for ${formatInstant(scheduledDate, tx.timeZone)}`,
  }
}

const ofPlan: Prepared = {
  act: () => ({ kind: 'PLAN', given: {} }),
  words: (customers) => `Follow-up plan of ${customers} started`,
}

const ofTrash: Prepared = {
  act: () => ({ kind: 'TRASH', given: {} }),
  words: (customers) => `${customers} moved to the trash`,
}

/**
 * Reads what a bulk change does. Call this before customers are locked: who makes a tag locks the business.
 * @throws NOT_FOUND for a tag, an interest or a field that is not there; BAD_INPUT for a value that customers cannot have
 */
export async function prepare(tx: BusinessContext, input: BulkActInput): Promise<Prepared> {
  const { status, interestId, addTags, removeTags, customField, contact, plan, trash } = input
  if (status) return ofStatus(status)
  if (interestId) return ofInterest(tx, interestId)
  if (addTags) return ofTags(tx, 'ADD_TAGS', addTags)
  if (removeTags) return ofTags(tx, 'REMOVE_TAGS', removeTags)
  if (customField) return ofCustomField(tx, customField)
  if (contact) return ofContact(tx, contact)
  if (plan) return ofPlan
  if (trash) return ofTrash
  throw badField('act', 'Choose what to do')
}
