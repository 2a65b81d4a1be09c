import { builder } from '#api/core/graph/builder.ts'
import type { FieldsOf } from '#api/core/graph/mutation.ts'
import { priced } from '#api/core/limits/prices.ts'
import { businessField } from '#api/modules/business/payload.ts'
import { type Celebration, celebrationsOf } from '#api/modules/points/celebrations.ts'

const CelebrationKind = builder.enumType('CelebrationKind', {
  description: 'A title depends on the points. A badge is kept once it is earned.',
  values: ['TITLE', 'BADGE'] as const,
})

const CelebrationType = builder.objectRef<Celebration>('Celebration').implement({
  description: 'A title or a badge that has just been reached.',
  fields: (t) => ({
    kind: t.field({ type: CelebrationKind, resolve: ({ kind }) => kind }),
    name: t.exposeString('name', {
      description: 'The name of the title or badge, such as `Go-Getter` or `First Fix`.',
    }),
    description: t.exposeString('description', { description: 'What it was earned for.' }),
    icon: t.exposeString('icon', { description: 'The name of a Lucide icon, such as `trophy`.' }),
  }),
})

/** The `celebrations` of a payload; `subjectOf` returns the record of the act, such as `Contact:12`. */
export function celebrationsField<Parent extends object>(
  t: FieldsOf<Parent>,
  subjectOf: (parent: Parent) => string,
) {
  return t.field({
    type: [CelebrationType],
    extensions: priced({ rows: 10 }),
    description:
      'The titles and badges that the viewer has reached with this mutation, titles first. Usually empty.',
    resolve: (parent, _args, { ctx, began }) => celebrationsOf(ctx, subjectOf(parent), began),
  })
}

/** The celebrations of an act on a record, and the business after it, as the further fields of a `recordPayload`. */
export const withCelebrations =
  (type: string) =>
  <Parent extends { id: number }>(t: FieldsOf<Parent>) => ({
    celebrations: celebrationsField(t, ({ id }) => `${type}:${id}`),
    business: businessField(t),
  })
