import type { TeamBoardScreenQuery } from '#web/__generated__/TeamBoardScreenQuery.graphql.ts'
import query from '#web/__generated__/TeamBoardScreenQuery$parameters.ts'
import { defineScreen } from '#web/router/screen.ts'

export const teamBoardRoute = defineScreen<TeamBoardScreenQuery>({
  paths: ['/team-board'],
  title: 'Team Board',
  access: 'business',
  heading: { subtitle: 'What the team has done this week' },
  query,
  shows: ['Business', 'User', 'GamificationStats'],
  skeleton: async () => (await import('./TeamBoardSkeleton.tsx')).TeamBoardSkeleton,
  load: async () => (await import('./TeamBoardScreen.tsx')).TeamBoardScreen,
})
