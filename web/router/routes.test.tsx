import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ComponentType } from 'react'
import { graphql, type PreloadedQuery, RelayEnvironmentProvider, usePreloadedQuery } from 'react-relay/hooks'
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { routesTestQuery } from '#web/__generated__/routesTestQuery.graphql.ts'
import query from '#web/__generated__/routesTestQuery$parameters.ts'
import { createEnvironment } from '#web/relay/environment.ts'
import { Refresher } from '#web/relay/Refresher.ts'
import { SessionProvider } from '#web/session/SessionContext.ts'
import { SessionStore } from '#web/session/SessionStore.ts'
import { fakeApi } from '#web/testing/fakeApi.ts'
import { storeBusinessSession } from '#web/testing/sessions.ts'
import { PreloadLink, PreloadProvider } from './PreloadLink.tsx'
import { createPreload } from './preload.ts'
import { layoutRoute, unknownPath } from './routes.tsx'
import { ScreenLoader } from './ScreenLoader.ts'
import { definePlainScreen, defineScreen } from './screen.ts'
import { useDialogAddress } from './useDialogAddress.ts'

function Team({ queryRef }: { queryRef: PreloadedQuery<routesTestQuery> }) {
  const { node } = usePreloadedQuery<routesTestQuery>(
    graphql`
      query routesTestQuery($id: ID!) @preloadable {
        node(id: $id) {
          ... on User {
            fullName
          }
        }
      }
    `,
    queryRef,
  )
  const { dialogOf, show } = useDialogAddress()
  const dialog = dialogOf('add')
  return (
    <>
      <p>{node?.fullName}</p>
      <button type="button" onClick={() => show('add')}>
        Add
      </button>
      {dialog.open && (
        <div role="dialog">
          <button type="button" onClick={dialog.onClose}>
            Close
          </button>
        </div>
      )}
    </>
  )
}

function TeamSkeleton() {
  return <p>Loading team</p>
}

function FrameSkeleton() {
  return <p>Loading Cuecard</p>
}

function Home() {
  return <PreloadLink to="/team?q=ann">Team</PreloadLink>
}

function Login() {
  return <p>Who are you?</p>
}

const person = (id: string, fullName: string) => ({ data: { node: { __typename: 'User', id, fullName } } })
let skeleton: Promise<ComponentType>
let load: ReturnType<
  typeof vi.fn<() => Promise<ComponentType<{ queryRef: PreloadedQuery<routesTestQuery> }>>>
>

function open(at: string) {
  const session = new SessionStore({ storage: localStorage, load: vi.fn() })
  const environment = createEnvironment(session)
  const loader = new ScreenLoader(environment, new Refresher())
  const tools = { loader, session }
  const team = defineScreen<routesTestQuery>({
    paths: ['/team', '/staff'],
    title: 'Team',
    access: 'business',
    query,
    shows: ['User'],
    variables: ({ search }) => ({ id: search.get('q') ?? 'bob' }),
    load,
    skeleton: () => skeleton,
  })
  const home = definePlainScreen({ paths: ['/'], title: 'Home', access: 'business', load: async () => Home })
  const login = definePlainScreen({
    paths: ['/login'],
    title: 'Sign in',
    access: 'guest',
    load: async () => Login,
  })
  const frame = definePlainScreen({
    paths: ['/'],
    title: 'Cuecard',
    access: 'anyone',
    load: async () => Outlet,
    skeleton: async () => FrameSkeleton,
  })
  const children = [layoutRoute(frame, tools, team, home, login), unknownPath]
  const routes = [{ HydrateFallback: Login, children }]
  const router = createMemoryRouter(routes, { initialEntries: ['/', at], initialIndex: 1 })
  render(
    <SessionProvider value={session}>
      <RelayEnvironmentProvider environment={environment}>
        <PreloadProvider value={createPreload(routes, loader, () => router.state.location)}>
          <RouterProvider router={router} />
        </PreloadProvider>
      </RelayEnvironmentProvider>
    </SessionProvider>,
  )
  const address = () => router.state.location.pathname + router.state.location.search
  return { router, address, user: userEvent.setup() }
}

beforeEach(() => {
  localStorage.clear()
  storeBusinessSession()
  load = vi.fn(async () => Team)
  skeleton = Promise.resolve(TeamSkeleton)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('opening a screen', () => {
  test('starts its query while its code is still on the way', async () => {
    const api = fakeApi()
    load = vi.fn(() => new Promise(() => {}))
    open('/team')
    expect(await screen.findByText('Loading team')).toBeVisible()
    expect(api.requests).toHaveLength(1)
    expect(load).toHaveBeenCalledOnce()
  })

  test('shows the skeleton of the frame, and nothing empty, until its own skeleton has arrived', async () => {
    fakeApi()
    load = vi.fn(() => new Promise(() => {}))
    let arrive: (code: ComponentType) => void = () => {}
    skeleton = new Promise((resolve) => (arrive = resolve))
    open('/team')
    expect(await screen.findByText('Loading Cuecard')).toBeVisible()
    arrive(TeamSkeleton)
    expect(await screen.findByText('Loading team')).toBeVisible()
    expect(screen.queryByText('Loading Cuecard')).toBeNull()
  })

  test.each(['/team', '/staff'])('works by each of its names: %s', async (path) => {
    fakeApi({ routesTestQuery: person('bob', 'Bob Stone') })
    open(path)
    expect(await screen.findByText('Bob Stone')).toBeVisible()
  })

  test('Opening a screen by an unknown address leads home, leaving no trace in the history', async () => {
    fakeApi()
    const { router, address } = open('/nowhere')
    await screen.findByRole('link', { name: 'Team' })
    expect(address()).toBe('/')
    await router.navigate(-1)
    expect(address()).toBe('/')
  })

  test('is started by hovering its link, once', async () => {
    const api = fakeApi({ routesTestQuery: person('ann', 'Ann Reed') })
    const { user } = open('/')
    const link = await screen.findByRole('link', { name: 'Team' })
    await user.hover(link)
    expect(api.requests.map(({ variables }) => variables)).toEqual([{ id: 'ann' }])
    await user.click(link)
    expect(await screen.findByText('Ann Reed')).toBeVisible()
    expect(api.requests).toHaveLength(1)
  })
})

describe('changing the address of a screen', () => {
  test('asks again when it means other data, and shows the old until the new are there', async () => {
    const api = fakeApi({ routesTestQuery: person('bob', 'Bob Stone') })
    const { router, address } = open('/team')
    await screen.findByText('Bob Stone')
    let arrive: () => void = () => {}
    const late = new Promise<Response>((resolve) => {
      arrive = () => resolve(new Response(JSON.stringify(person('ann', 'Ann Reed'))))
    })
    vi.stubGlobal('fetch', () => late)
    void router.navigate('/team?q=ann')
    await vi.waitFor(() => expect(address()).toBe('/team?q=ann'))
    expect(screen.getByText('Bob Stone')).toBeVisible()
    expect(screen.queryByText('Loading team')).toBeNull()
    arrive()
    expect(await screen.findByText('Ann Reed')).toBeVisible()
    expect(api.requests).toHaveLength(1)
  })

  test('opens and closes a dialog without asking again', async () => {
    const api = fakeApi({ routesTestQuery: person('ann', 'Ann Reed') })
    const { user, address } = open('/team?q=ann')
    await user.click(await screen.findByRole('button', { name: 'Add' }))
    expect(await screen.findByRole('dialog')).toBeVisible()
    expect(address()).toBe('/team?q=ann&dialog=add')
    await user.click(screen.getByRole('button', { name: 'Close' }))
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(address()).toBe('/team?q=ann')
    expect(api.requests).toHaveLength(1)
  })

  test('a dialog opened by its address closes to the page it is on', async () => {
    fakeApi({ routesTestQuery: person('bob', 'Bob Stone') })
    const { user, address } = open('/team?dialog=add')
    await user.click(await screen.findByRole('button', { name: 'Close' }))
    await vi.waitFor(() => expect(address()).toBe('/team'))
  })
})

describe('a screen that fails', () => {
  test('says why and can be tried again', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const api = fakeApi({ routesTestQuery: { status: 503, text: 'Closed for repair' } })
    const { user } = open('/team')
    expect(await screen.findByText('503: Closed for repair')).toBeVisible()
    api.answer('routesTestQuery', person('bob', 'Bob Stone'))
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Bob Stone')).toBeVisible()
  })

  test('leads to sign-in instead, without asking, when nobody is signed in', async () => {
    localStorage.clear()
    const api = fakeApi()
    const { address } = open('/team')
    // The same words stand in place of the first screen, before the router has decided.
    await vi.waitFor(() => expect(address()).toBe('/login?next=%2Fteam'))
    expect(await screen.findByText('Who are you?')).toBeVisible()
    expect(api.requests).toHaveLength(0)
  })
})
