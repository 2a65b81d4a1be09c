import { builder } from '#api/core/graph/builder.ts'
import { recordNode } from '#api/modules/business/fields.ts'
import { shownStats } from '#api/modules/points/board/shownStats.ts'

/** The stored sums of a user's ledger. The board (`Business.teamBoard`) shows more figures, and all users. */
builder.prismaNode('GamificationStats', {
  ...recordNode(shownStats),
  description: "The stored sums of a user's points. `TeamBoardMember` has the values of today.",
  fields: (t) => ({
    userDatabaseId: t.exposeInt('userId', { description: 'The number of the user.' }),
    totalPoints: t.exposeInt('totalPoints'),
    currentTitle: t.exposeString('currentTitle'),
  }),
})
