import type { HotBoardScreenQuery } from '#web/__generated__/HotBoardScreenQuery.graphql.ts'
import query from '#web/__generated__/HotBoardScreenQuery$parameters.ts'
import { mineAt } from '#web/router/mineAt.ts'
import { defineScreen } from '#web/router/screen.ts'

/** The name in the address of the dialog that adds an item. */
export const addItemDialog = 'add-item'

export const hotBoardRoute = defineScreen<HotBoardScreenQuery>({
  paths: ['/hotboard'],
  title: 'Hot Board',
  access: 'business',
  menu: { icon: 'Flame' },
  heading: { add: { label: 'Add Item', dialog: addItemDialog } },
  query,
  shows: ['Business', 'User', 'HotBoardItem'],
  variables: ({ search }) => ({ mine: mineAt(search) }),
  skeleton: () => import('./HotBoardSkeleton.tsx').then((code) => code.HotBoardSkeleton),
  load: () => import('./HotBoardScreen.tsx').then((code) => code.HotBoardScreen),
})
