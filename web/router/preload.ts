import { matchRoutes, type RouteObject } from 'react-router'
import { placeAt, type ScreenHandle } from './routes.tsx'
import type { ScreenLoader } from './ScreenLoader.ts'
import type { Place } from './screen.ts'

interface Shown {
  readonly pathname: string
  readonly search: string
}

/**
 * Makes the function behind {@link PreloadLink}: it starts every screen that an address would show
 * and that the current one does not show already, the layout around it included.
 */
export function createPreload(routes: RouteObject[], loader: ScreenLoader, shown: () => Shown) {
  return (href: string) => {
    const here = new Set(screensAt(routes, urlOf(shown())).map(({ screen, place }) => screen.key(place)))
    for (const { screen, place } of screensAt(routes, new URL(href, window.location.origin))) {
      if (!here.has(screen.key(place))) loader.preload(screen, place)
    }
  }
}

function urlOf({ pathname, search }: Shown): URL {
  return new URL(pathname + search, window.location.origin)
}

function screensAt(routes: RouteObject[], url: URL) {
  return (matchRoutes(routes, url.pathname) ?? []).flatMap(({ route, params }) => {
    const handle: Partial<ScreenHandle> = route.handle ?? {}
    const place: Place = placeAt(url, params)
    return handle.screen ? [{ screen: handle.screen, place }] : []
  })
}
