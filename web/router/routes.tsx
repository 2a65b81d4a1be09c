import {
  type LoaderFunctionArgs,
  type RouteObject,
  replace,
  type ShouldRevalidateFunction,
} from 'react-router'
import type { SessionStore } from '#web/session/SessionStore.ts'
import { detour } from './access.ts'
import { RouteError } from './RouteError.tsx'
import type { ScreenLoader } from './ScreenLoader.ts'
import { ScreenView } from './ScreenView.tsx'
import type { Screen, ScreenLocation } from './screen.ts'

/** The `handle` of our routes. */
export interface ScreenHandle {
  readonly screen: Screen
  /** Of a layout: the screens inside it. */
  readonly inside?: readonly Screen[]
}

export interface RouteTools {
  readonly loader: ScreenLoader
  readonly session: SessionStore
}

/** The routes of a screen, one for each path. */
export function routesOf(screen: Screen, tools: RouteTools): RouteObject[] {
  return screen.paths.map((path) => ({ path, ...behaviour(screen, tools) }))
}

/** A route without a path that stays mounted around the screens and layouts inside it. */
export function layoutRoute(
  layout: Screen,
  tools: RouteTools,
  ...inside: (Screen | RouteObject)[]
): RouteObject {
  const children = inside.flatMap((each) => ('start' in each ? routesOf(each, tools) : each))
  const screens = inside.filter((each) => 'start' in each)
  return {
    children,
    ...behaviour(layout, tools, true),
    handle: { screen: layout, inside: screens } satisfies ScreenHandle,
  }
}

/** Any other path leads to the Dashboard. */
export const unknownPath: RouteObject = { path: '*', loader: () => replace('/'), element: null }

/** Resolves a location to its canonical location. */
export function screenLocation(url: URL, params: ScreenLocation['params']): ScreenLocation {
  return { params, search: url.searchParams }
}

function behaviour(screen: Screen, { loader, session }: RouteTools, isLayout = false) {
  const load = ({ request, params }: LoaderFunctionArgs) => {
    const url = new URL(request.url)
    const elsewhere = detour(screen.access, session.current, url)
    return elsewhere === null ? loader.open(screen, screenLocation(url, params)) : replace(elsewhere)
  }
  // A changed address reloads a screen only when the change means other data: opening a dialog does not.
  const shouldRevalidate: ShouldRevalidateFunction = (change) => {
    if (change.currentUrl.href === change.nextUrl.href) return change.defaultShouldRevalidate
    const before = screen.key(screenLocation(change.currentUrl, change.currentParams))
    return before !== screen.key(screenLocation(change.nextUrl, change.nextParams))
  }
  return {
    handle: { screen } satisfies ScreenHandle,
    loader: load,
    shouldRevalidate,
    element: <ScreenView screen={screen} isLayout={isLayout} />,
    ErrorBoundary: RouteError,
  }
}
