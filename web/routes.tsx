import type { RouteObject } from 'react-router'
import { RouteError } from './router/RouteError.tsx'
import { layoutRoute, type RouteTools, unknownPath } from './router/routes.tsx'
import type { Screen } from './router/screen.ts'
import { activitiesRoute } from './screens/activities/activities.route.ts'
import { contactsRoute } from './screens/contacts/contacts.route.ts'
import { customerRoute } from './screens/customer/customer.route.ts'
import { customersRoute } from './screens/customers/customers.route.ts'
import { dashboardRoute } from './screens/dashboard/dashboard.route.ts'
import { duplicatesRoute } from './screens/duplicates/duplicates.route.ts'
import { followUpsRoute } from './screens/follow-ups/follow-ups.route.ts'
import { followUpPlansRoute } from './screens/follow-ups/plans/plans.route.ts'
import { forgotPasswordRoute } from './screens/forgot-password/forgot-password.route.ts'
import { hotBoardRoute } from './screens/hot-board/hot-board.route.ts'
import { importRoute } from './screens/import/import.route.ts'
import { importsRoute } from './screens/imports/imports.route.ts'
import { loginRoute } from './screens/login/login.route.ts'
import { reportsRoute } from './screens/reports/reports.route.ts'
import { resetPasswordRoute } from './screens/reset-password/reset-password.route.ts'
import { serviceCalendarRoute } from './screens/service-calendar/service-calendar.route.ts'
import { settingsRoute } from './screens/settings/settings.route.ts'
import { smsSettingsRoute } from './screens/sms-settings/sms-settings.route.ts'
import { stickyNotesRoute } from './screens/sticky-notes/sticky-notes.route.ts'
import { panelFrameRoute } from './screens/superadmin/panelFrame.route.ts'
import { superadminRoute } from './screens/superadmin/superadmin.route.ts'
import { tasksRoute } from './screens/tasks/tasks.route.ts'
import { teamBoardRoute } from './screens/team-board/team-board.route.ts'
import { vendorContactsRoute } from './screens/vendor-contacts/vendor-contacts.route.ts'
import { verifyEmailRoute } from './screens/verify-email/verify-email.route.ts'
import { LoadingScreen } from './session/LoadingScreen.tsx'
import { publicLayoutRoute } from './shell/publicLayout.route.ts'
import { Root } from './shell/Root.tsx'
import { shellRoute } from './shell/shell.route.ts'

/** Screens without the frame. */
const outside: Screen[] = [loginRoute, forgotPasswordRoute, resetPasswordRoute, verifyEmailRoute]

/** Screens inside the frame of a business, in the order of the menu. */
export const businessScreens: Screen[] = [
  dashboardRoute,
  customersRoute,
  duplicatesRoute,
  customerRoute,
  importsRoute,
  importRoute,
  contactsRoute,
  followUpsRoute,
  followUpPlansRoute,
  serviceCalendarRoute,
  tasksRoute,
  hotBoardRoute,
  teamBoardRoute,
  reportsRoute,
  activitiesRoute,
  stickyNotesRoute,
  vendorContactsRoute,
  smsSettingsRoute,
  settingsRoute,
]

/** All routes. */
export function createRoutes(tools: RouteTools): RouteObject[] {
  const panel = layoutRoute(panelFrameRoute, tools, superadminRoute)
  return [
    {
      element: <Root />,
      ErrorBoundary: RouteError,
      HydrateFallback: LoadingScreen,
      children: [
        layoutRoute(publicLayoutRoute, tools, ...outside, panel),
        layoutRoute(shellRoute, tools, ...businessScreens),
        unknownPath,
      ],
    },
  ]
}
