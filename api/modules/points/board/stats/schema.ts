import type { Context } from '#api/core/context/context.ts'
import { builder } from '#api/core/graph/builder.ts'
import { recordNode } from '#api/modules/business/fields.ts'
import { viewerIdOf } from '#api/modules/points/board/board.ts'

/** Statistics that the actor may see: their own, and those of active users who are not hidden; none without points. */
const shownStats = (ctx: Context['ctx']) => ({
  business: { gamificationEnabled: true },
  OR: [{ userId: viewerIdOf(ctx) }, { user: { hiddenFromTeamBoard: false, isActive: true } }],
})

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
