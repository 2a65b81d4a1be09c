import { builder } from '#api/core/graph/builder.ts'
import type { FieldsOf } from '#api/core/graph/mutation.ts'
import { priced } from '#api/core/limits/prices.ts'
import { type Celebration, celebrationsOf } from '#api/modules/gamification/celebrations.ts'

const CelebrationKind = builder.enumType('CelebrationKind', {
  description: 'A title, which follows the points, or a badge, which stays.',
  values: ['TITLE', 'BADGE'] as const,
})

const CelebrationType = builder.objectRef<Celebration>('Celebration').implement({
  description: 'A title or a badge that was just reached.',
  fields: (t) => ({
    kind: t.field({ type: CelebrationKind, resolve: ({ kind }) => kind }),
    name: t.exposeString('name', { description: '`Go-Getter`, `First Fix`.' }),
    description: t.exposeString('description', { description: 'What was done for it, in a few words.' }),
    icon: t.exposeString('icon', { description: 'Of Lucide, as `trophy`.' }),
  }),
})

/** The `celebrations` of a payload; `subjectOf` says what the act was done to, as `Contact:12`. */
export function celebrationsField<Parent extends object>(
  t: FieldsOf<Parent>,
  subjectOf: (parent: Parent) => string,
) {
  return t.field({
    type: [CelebrationType],
    extensions: priced({ rows: 10 }),
    description: 'What the viewer has reached by this very act: a title first, then badges. Mostly nothing.',
    resolve: (parent, _args, { ctx, began }) => celebrationsOf(ctx, subjectOf(parent), began),
  })
}
