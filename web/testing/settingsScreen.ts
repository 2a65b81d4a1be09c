import { screen, within } from '@testing-library/react'
import { fakeApi } from '#web/testing/fakeApi.ts'
import { renderApp } from '#web/testing/renderApp.tsx'
import { setUpScreen } from '#web/testing/setUpScreen.ts'
import { shellData } from '#web/testing/shellData.ts'

/** The fields of the Business tab. */
export const details = {
  canEdit: true,
  name: 'Corner Pocket Billiards',
  businessType: 'BILLIARDS',
  phone: '5855550100',
  email: null,
  address: null,
  timeZone: 'America/New_York',
  maxAppointmentsPerDay: 2,
  workingTechnicians: 1,
  idleMinutes: null,
  isGamificationEnabled: true,
  gamificationEnabled: true,
  canManageCalendarFeed: true,
  hasCalendarFeed: false,
  canExportEverything: true,
}
/** A user as the Team tab selects it. */
export const member = (id: number, fullName: string, more: object = {}) => {
  const [firstName = '', lastName = ''] = fullName.split(' ')
  const may = {
    canEdit: true,
    canSetPassword: true,
    canDeactivate: true,
    canReactivate: false,
    canErase: false,
    canChangeRole: true,
  }
  return {
    __typename: 'User',
    id: `u${id}`,
    databaseId: id,
    firstName,
    lastName,
    fullName,
    username: firstName.toLowerCase(),
    ...may,
    email: `${firstName.toLowerCase()}@shop.example`,
    role: 'EMPLOYEE',
    isActive: true,
    createdAt: '2026-03-04T15:00:00.000Z',
    isViewer: false,
    isDemo: false,
    canChangePassword: false,
    canSendVerification: false,
    hasSecondFactor: false,
    hasAuthenticatorApp: false,
    ...more,
  }
}
export const ada = member(9, 'Ada Abel', {
  role: 'ADMIN',
  isViewer: true,
  canSetPassword: false,
  canChangePassword: true,
})
export const kim = member(2, 'Kim Kerr')

/** The answer to the query of the screen. */
export const answerOf = (business: object, role = 'ADMIN') => ({
  data: {
    viewer: {
      user: { id: 'u1', role, hasCalendarFeed: false },
      business: { __typename: 'Business', id: 'b1', ...business },
    },
  },
})
export const ofTeam = (team: object[], canManageTeam = true) =>
  answerOf({ name: details.name, canManageTeam, team })

/** Preloads the code of the settings screen, and signs in. */
export const setUpSettings = () => setUpScreen(() => import('#web/screens/settings/SettingsScreen.tsx'))

/** Opens the settings screen. */
export function openSettings(
  business: object,
  at = '/settings',
  answers: Parameters<typeof fakeApi>[0] = {},
) {
  const api = fakeApi({ ShellQuery: shellData(), SettingsScreenQuery: business as never, ...answers })
  return { api, ...renderApp(at) }
}

/** The row of a team member. */
export const rowOf = async (name: string | RegExp) => {
  const heading = await screen.findByRole('heading', { level: 3, name })
  return within(heading.closest('li') as HTMLElement)
}

export const button = (name: string | RegExp) => screen.findByRole('button', { name })
