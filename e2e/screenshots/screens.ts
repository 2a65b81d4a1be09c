import { businessScreens as routes } from '#web/routes.tsx'

/** Who looks at a screen: somebody in a business, the superadmin, or a visitor who is not signed in. */
export type Onlooker = 'user' | 'superadmin' | 'visitor'

export interface Screen {
  /** The name below its picture. */
  name: string
  /** `:customer` is the number of a customer. */
  path: string
  onlooker: Onlooker
}

const user = (name: string, path: string): Screen => ({ name, path, onlooker: 'user' })
const visitor = (name: string, path: string): Screen => ({ name, path, onlooker: 'visitor' })

/** What a screen shows by another address. */
const views: readonly Screen[] = [
  user('contacts-overdue', '/contacts?tab=overdue'),
  user('contacts-all', '/contacts?tab=all'),
  user('calendar-week', '/service-calendar?view=week'),
  user('calendar-day', '/service-calendar?view=day'),
  user('shared-notes', '/sticky-notes?tab=shared'),
  user('settings-team', '/settings?tab=team'),
  user('settings-interests', '/settings?tab=interests'),
  user('settings-tags', '/settings?tab=tags'),
  user('settings-fields', '/settings?tab=fields'),
  user('settings-system', '/settings?tab=system'),
  user('settings-keys', '/settings?tab=keys'),
  user('settings-trail', '/settings?tab=trail'),
]

/** The screens of a business. They are shown with the demo's records, without any, and with 200 of each kind. */
export const businessScreens: readonly Screen[] = [
  ...routes.map(({ menu, title, paths: [path] }) => {
    const name = (menu?.label ?? title).toLowerCase().replaceAll(' ', '-')
    return user(name, path.replace(':id', ':customer'))
  }),
  ...views,
]

/** The screens of visitors and of the superadmin. */
export const otherScreens: readonly Screen[] = [
  visitor('login', '/login'),
  visitor('forgot-password', '/forgot-password'),
  visitor('reset-password', '/reset-password?token=unknown'),
  visitor('verify-email', '/verify-email?token=unknown'),
  { name: 'admin-panel', path: '/triton-admin-panel', onlooker: 'superadmin' },
  { name: 'graphiql', path: '/graphql', onlooker: 'superadmin' },
]
