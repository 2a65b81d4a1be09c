import type { TeamBoardScreenQuery } from '#web/__generated__/TeamBoardScreenQuery.graphql.ts'
import query from '#web/__generated__/TeamBoardScreenQuery$parameters.ts'
import { defineScreen } from '#web/router/screen.ts'

export const teamBoardRoute = defineScreen<TeamBoardScreenQuery>({
  paths: ['/team-board'],
  title: 'Team Board',
  access: 'business',
  menu: { icon: 'Medal', withPoints: true },
  heading: { subtitle: 'What the team has done this week' },
  query,
  shows: ['Business', 'User', 'GamificationStats'],
  skeleton: () => import('./TeamBoardSkeleton.tsx').then((code) => code.TeamBoardSkeleton),
  load: () => import('./TeamBoardScreen.tsx').then((code) => code.TeamBoardScreen),
})
