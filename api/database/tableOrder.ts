import type { Prisma } from '#api/generated/client.ts'
import { getDatamodel } from '#api/generated/pothos.ts'
import { models } from '#api/policy/models.ts'

// Read once: each call parses the whole description.
const described = getDatamodel().datamodel.models
const fieldsOf = (model: string) => described[model]?.fields ?? []

/** The models whose foreign keys a model has. */
function referencesOf(model: string): string[] {
  return fieldsOf(model).flatMap(({ type, relationFromFields = [] }) =>
    relationFromFields.length > 0 && type !== model ? [type] : [],
  )
}

/** All models, each before those that it refers to: rows can be deleted in this order, and inserted in the reverse one. */
function inDeletionOrder(): Prisma.ModelName[] {
  const sorted: Prisma.ModelName[] = []
  const waiting = new Set((Object.keys(models) as Prisma.ModelName[]).reverse())
  while (waiting.size > 0) {
    const referred = new Set([...waiting].flatMap(referencesOf))
    const next = [...waiting].find((model) => !referred.has(model))
    if (next === undefined) throw new Error('The foreign keys of the tables form a cycle')
    waiting.delete(next)
    sorted.push(next)
  }
  return sorted
}

export const deletionOrder: readonly Prisma.ModelName[] = inDeletionOrder()

/** The tables that hold rows of a business; a table whose rows may outlive their business is not among them. */
export const tablesOfBusiness: readonly Prisma.ModelName[] = deletionOrder.filter(
  (model) =>
    models[model].key === 'businessId' &&
    fieldsOf(model).some(({ name, isRequired }) => name === 'businessId' && isRequired),
)
