import type { BusinessContext } from '#api/core/tenancy/businessContext.ts'
import { columnAct } from '#api/modules/bulk/acts/columns.ts'
import { mostTagsOfCustomer } from '#api/modules/tags/input.ts'
import { holdTags } from '#api/modules/tags/ofCustomer.ts'

export interface GivenTags {
  tagIds: number[]
}

const hold = (tx: BusinessContext, { tagIds }: GivenTags) => holdTags(tx, tagIds)

const without = (ids: readonly number[], others: readonly number[]) =>
  ids.filter((id) => !others.includes(id))

/** Puts tags on customers, or takes them off. */
const tagAct = (after: (current: readonly number[], tagIds: readonly number[]) => number[]) =>
  columnAct<GivenTags, GivenTags, GivenTags, Set<number>>({
    column: 'tagIds',
    hold,
    next({ tagIds: current }, { tagIds }, living) {
      const value = after(
        current,
        tagIds.filter((id) => living.has(id)),
      )
      if (value.length === current.length) return null
      if (value.length > Math.max(mostTagsOfCustomer, current.length))
        return `They would have more than ${mostTagsOfCustomer} tags.`
      return { value, before: { tagIds: current }, after: { tagIds: value } }
    },
    former({ customer: { tagIds: current }, before, after: written }, _given, living) {
      const back = without(before.tagIds, written.tagIds).filter((id) => !current.includes(id))
      if (back.some((id) => !living.has(id))) return 'The tag was deleted.'
      const isUntouched = JSON.stringify(current) === JSON.stringify(written.tagIds)
      const rest = without(current, without(written.tagIds, before.tagIds))
      const value = isUntouched ? before.tagIds : [...rest, ...back]
      if (value.length > mostTagsOfCustomer) return `They have ${mostTagsOfCustomer} tags by now.`
      return { value }
    },
  })

export const addTags = tagAct((current, tagIds) => [...current, ...without(tagIds, current)])
export const removeTags = tagAct(without)
