import { builder } from '#api/core/builder.ts'
import { businessField } from '#api/modules/business/payload.ts'
import { setVisibility } from '#api/modules/gamification/board/board.ts'

builder.relayMutationField(
  'setTeamBoardVisibility',
  {
    inputFields: (t) => ({
      visible: t.boolean({ required: true, description: 'False: nobody but oneself sees one on the board.' }),
    }),
  },
  {
    authScopes: { can: 'teamBoard:hide' },
    description:
      'Shows the viewer on the team board, or hides them from everyone else. Their points count for the team all the same.',
    resolve: async (_root, { input: { visible } }, { shop }) => {
      await setVisibility(shop, !visible)
      return { visible }
    },
  },
  {
    outputFields: (t) => ({
      visible: t.exposeBoolean('visible'),
      business: businessField(t),
    }),
  },
)
