import { z } from 'zod'
import { mutation } from '#api/core/graph/mutation.ts'
import { businessField } from '#api/modules/business/payload.ts'
import { setVisibility } from '#api/modules/gamification/board/board.ts'

mutation('setTeamBoardVisibility', {
  authScopes: { can: 'teamBoard:hide' },
  description:
    'Shows the viewer on the team board, or hides them from everyone else. Their points count for the team all the same.',
  input: z.object({
    visible: z.boolean().meta({ description: 'False: nobody but oneself sees one on the board.' }),
  }),
  resolve: async ({ visible }, { ctx }) => {
    await setVisibility(ctx, !visible)
    return { visible }
  },
  payload: (t) => ({
    visible: t.exposeBoolean('visible'),
    business: businessField(t),
  }),
})
