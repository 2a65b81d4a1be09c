/** The ids of tags as one value of a form, in an order that does not depend on the presses. */
export const idsText = (ids: readonly string[]) => [...new Set(ids)].sort().join(' ')

export const idsIn = (text: string) => (text === '' ? [] : text.split(' '))

/** What a change of a form's tags adds and removes; empty when it changes nothing. */
export function tagChanges(before: string, after: string) {
  const [was, is] = [idsIn(before), idsIn(after)]
  const refs = (ids: readonly string[]) => ids.map((id) => ({ id }))
  const addTags = refs(is.filter((id) => !was.includes(id)))
  const removeTags = refs(was.filter((id) => !is.includes(id)))
  return { ...(addTags.length > 0 && { addTags }), ...(removeTags.length > 0 && { removeTags }) }
}
