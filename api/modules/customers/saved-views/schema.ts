import { builder } from '#api/core/graph/builder.ts'
import { priced } from '#api/core/limits/prices.ts'
import { firstOf } from '#api/core/reads/listConnection.ts'
import { may } from '#api/core/viewer/viewer.ts'
import { recordNode } from '#api/modules/business/fields.ts'
import { SavedCustomerFilter } from '#api/modules/customers/filters/schema.ts'
import { CustomerLayoutEnum } from '#api/modules/customers/layout/schema.ts'
import {
  mostShared,
  mostViews,
  type SavedViewRow,
  savedViewList,
  visibleViews,
} from '#api/modules/customers/saved-views/lists.ts'
import { filterOf, knownTo, presentFilter } from '#api/modules/customers/saved-views/viewFilter.ts'
import { CustomerSortEnum, CustomerStatusEnum } from '#api/modules/customers/schema.ts'
import { Viewer } from '#api/modules/team/viewer.ts'

/** One statement reads what all views of a request refer to. */
const readsKnown = priced({ statements: 1, batched: true })

const only = <Item>(items: readonly Item[] | null | undefined) =>
  items?.length === 1 ? (items[0] ?? null) : null

/** A saved view of the customer list. */
export const SavedView = builder.prismaNode('SavedView', {
  ...recordNode(visibleViews),
  description:
    'A named combination of search, filters, sort order and layout of the customer list, of one user or shared by the business.',
  fields: (t) => ({
    name: t.exposeString('name'),
    search: t.exposeString('search', { nullable: true }),
    filter: t.field({
      type: SavedCustomerFilter,
      extensions: readsKnown,
      description: 'Its filter, without what has been deleted since.',
      resolve: async (view, _args, { ctx }) => ({
        filter: presentFilter(filterOf(view), await knownTo(ctx)).kept,
      }),
    }),
    gone: t.stringList({
      extensions: priced({ rows: 5, statements: 1, batched: true }),
      description:
        'What has been deleted since, so that the filter is without it: `interest`, `tag`, `owner`, `import`, `field`.',
      resolve: async (view, _args, { ctx }) => presentFilter(filterOf(view), await knownTo(ctx)).gone,
    }),
    status: t.field({
      type: CustomerStatusEnum,
      nullable: true,
      description: 'The status of the filter, when it has one.',
      resolve: (view) => only(filterOf(view).statuses),
    }),
    interest: t.string({
      nullable: true,
      extensions: readsKnown,
      description: 'The label of the interest of the filter, when it has one.',
      resolve: async (view, _args, { ctx }) => {
        const filter = filterOf(view)
        if (!filter.interestIds) return only(filter.interests)
        const known = await knownTo(ctx)
        const { interestIds, interests } = presentFilter(filter, known).kept
        const labels = (interestIds ?? []).map((id) => known.interests.get(id) ?? null)
        return only([...labels, ...(interests ?? [])])
      },
    }),
    noNextStep: t.boolean({ resolve: (view) => filterOf(view).nextStep === 'NONE' }),
    mine: t.boolean({
      description: "Whether it shows only the viewer's own customers.",
      resolve: (view) => filterOf(view).owner === 'MINE',
    }),
    sort: t.expose('sort', { type: CustomerSortEnum }),
    layout: t.expose('layout', { type: CustomerLayoutEnum }),
    isShared: t.boolean({
      description: 'Whether everybody in the business has it.',
      resolve: ({ userId }) => userId === null,
    }),
    canEdit: t.boolean({
      description: 'Whether the viewer may rename and delete it.',
      resolve: ({ userId }, _args, { viewer }) => userId !== null || may(viewer, 'savedView:share'),
    }),
    canShare: t.boolean({
      description: 'Whether the viewer may share it with the business.',
      resolve: ({ userId }, _args, { viewer }) => userId !== null && may(viewer, 'savedView:share'),
    }),
  }),
})

builder.objectField(Viewer, 'canShareViews', (t) =>
  t.boolean({
    description: 'Whether the viewer may share saved views with the business.',
    resolve: (_viewer, _args, { viewer }) => may(viewer, 'savedView:share'),
  }),
)

builder.objectField(Viewer, 'savedViews', (t) =>
  t.field({
    type: [SavedView],
    extensions: priced({ rows: mostViews + mostShared, statements: 1 }),
    description: `The saved views of the customer list, oldest first: at most ${mostViews} of the viewer, and ${mostShared} that the business shares.`,
    resolve: (_viewer, _args, context, info) =>
      firstOf<SavedViewRow>(savedViewList(context.ctx), mostViews + mostShared, context, info),
  }),
)
