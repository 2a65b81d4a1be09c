import { z } from 'zod'
import { mutation } from '#api/core/graph/mutation.ts'
import { businessField } from '#api/modules/business/payload.ts'
import { setVisibility } from '#api/modules/points/board/board.ts'

mutation('setTeamBoardVisibility', {
  authScopes: { can: 'teamBoard:hide' },
  description:
    'Shows the viewer on the team board or hides them from other users. Their points count for the team in both cases.',
  input: z.object({
    visible: z.boolean().meta({ description: 'False hides the viewer from all other users.' }),
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
