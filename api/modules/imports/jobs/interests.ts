import { AppError } from '#api/core/errors/errors.ts'
import type { BusinessContext } from '#api/core/tenancy/businessContext.ts'
import { chosenFor, type ImportSettings } from '#api/modules/imports/settings.ts'
import type { ReadCustomer } from '#api/modules/imports/values/types.ts'
import { createOption, mostOptions } from '#api/modules/interests/service.ts'
import { optionKey } from '#api/modules/interests/startingOptions.ts'

/**
 * The labels of the business's interest options by their keys. Interests that it lacks become options, as long as the
 * list has room; the import remembers which it made.
 */
export async function withInterests(
  tx: BusinessContext,
  importId: number,
  wanted: Iterable<string>,
): Promise<Map<string, string>> {
  const options = await tx.db.interestOption.findMany({ select: { label: true } })
  const labels = new Map(options.map(({ label }) => [optionKey(label), label]))
  const made: string[] = []
  for (const label of new Set(wanted)) {
    if (labels.has(optionKey(label))) continue
    const hasRoom = options.length + made.length < mostOptions
    const option = hasRoom ? await createOption(tx, { label }).catch(keptAsText) : null
    if (option) made.push(option.id)
    labels.set(optionKey(label), label)
  }
  if (made.length > 0) {
    await tx.db.import.update({ where: tx.key(importId), data: { interestIds: { push: made } } })
  }
  return labels
}

/** What the business calls the interests of records. */
export async function interestLabels(
  tx: BusinessContext,
  importId: number,
  { interest, interests }: ImportSettings,
  records: readonly ReadCustomer[],
): Promise<(word: string) => string> {
  const chosen = (word: string) => chosenFor(interests, word) ?? word
  const wanted = records.map((record) => chosen(record.interest ?? interest))
  const labels = await withInterests(tx, importId, wanted)
  return (word) => labels.get(optionKey(chosen(word))) ?? chosen(word)
}

/** A customer may have an interest that is no option, when the list is full. */
function keptAsText(error: unknown): null {
  if (error instanceof AppError && error.code === 'CONFLICT') return null
  throw error
}
