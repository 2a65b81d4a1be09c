import { builder } from '#api/core/graph/builder.ts'
import { rowId } from '#api/core/graph/ids.ts'
import { shownStats } from '#api/modules/points/board/shownStats.ts'

/** The stored sums of a user's ledger. The board (`Business.teamBoard`) shows more figures, and all users. */
builder.prismaNode('GamificationStats', {
  nullable: true,
  description: "The stored sums of a user's points. `TeamBoardMember` has the values of today.",
  id: { resolve: ({ id }) => String(id) },
  findUnique: (id, { ctx }) => ({ ...ctx.key(rowId(id)), AND: [shownStats(ctx)] }),
  fields: (t) => ({
    userDatabaseId: t.exposeInt('userId', { description: 'The number of the user.' }),
    totalPoints: t.exposeInt('totalPoints'),
    currentTitle: t.exposeString('currentTitle'),
  }),
})
