import { matchRoutes, type RouteObject } from 'react-router'
import { type ScreenHandle, screenLocation } from './routes.tsx'
import type { ScreenLoader } from './ScreenLoader.ts'
import type { ScreenLocation } from './screen.ts'

interface Shown {
  readonly pathname: string
  readonly search: string
}

/**
 * Creates the function behind {@link PreloadLink}: it preloads every screen of a URL that is not currently shown,
 * including the layout around it.
 */
export function createPreload(routes: RouteObject[], loader: ScreenLoader, shown: () => Shown) {
  return (href: string) => {
    const here = new Set(
      screensAt(routes, urlOf(shown())).map(({ screen, location }) => screen.key(location)),
    )
    for (const { screen, location } of screensAt(routes, new URL(href, window.location.origin))) {
      if (!here.has(screen.key(location))) loader.preload(screen, location)
    }
  }
}

function urlOf({ pathname, search }: Shown): URL {
  return new URL(pathname + search, window.location.origin)
}

function screensAt(routes: RouteObject[], url: URL) {
  return (matchRoutes(routes, url.pathname) ?? []).flatMap(({ route, params }) => {
    const handle: Partial<ScreenHandle> = route.handle ?? {}
    const location: ScreenLocation = screenLocation(url, params)
    return handle.screen ? [{ screen: handle.screen, location }] : []
  })
}
