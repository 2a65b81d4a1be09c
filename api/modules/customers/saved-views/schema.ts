import { builder } from '#api/core/graph/builder.ts'
import { priced } from '#api/core/limits/prices.ts'
import { firstOf } from '#api/core/reads/listConnection.ts'
import { recordNode } from '#api/modules/business/fields.ts'
import { CustomerLayoutEnum } from '#api/modules/customers/layout/schema.ts'
import {
  mostViews,
  ownViews,
  type SavedViewRow,
  savedViewList,
} from '#api/modules/customers/saved-views/lists.ts'
import { CustomerSortEnum, CustomerStatusEnum } from '#api/modules/customers/schema.ts'
import { Viewer } from '#api/modules/team/viewer.ts'

/** A saved view of the customer list. */
export const SavedView = builder.prismaNode('SavedView', {
  ...recordNode(ownViews),
  description:
    'A named combination of search, filters, sort order and layout of the customer list. Only its owner can see it.',
  fields: (t) => ({
    name: t.exposeString('name'),
    search: t.exposeString('search', { nullable: true }),
    status: t.expose('status', { type: CustomerStatusEnum, nullable: true }),
    interest: t.exposeString('interest', {
      nullable: true,
      description: 'The label of an interest option. Renaming the option renames it here too.',
    }),
    noNextStep: t.exposeBoolean('noNextStep'),
    mine: t.exposeBoolean('mine', { description: "Whether it shows only the viewer's own customers." }),
    sort: t.expose('sort', { type: CustomerSortEnum }),
    layout: t.expose('layout', { type: CustomerLayoutEnum }),
  }),
})

builder.objectField(Viewer, 'savedViews', (t) =>
  t.field({
    type: [SavedView],
    extensions: priced({ rows: mostViews, statements: 1 }),
    description: `The viewer's saved views of the customer list, oldest first; at most ${mostViews}.`,
    resolve: (_viewer, _args, context, info) =>
      firstOf<SavedViewRow>(savedViewList(context.ctx), mostViews, context, info),
  }),
)
