import { rowId, textId } from '#api/core/graph/ids.ts'
import type { Ids, Method } from './route.ts'

interface Routed {
  method: Method
  path: string
  ids?: Ids
}

interface Match<Route> {
  route: Route
  params: Record<string, number | string>
}

export interface Matcher<Route> {
  /** Undefined for an unknown path; the allowed methods for a known path with another method. */
  find(method: string, path: string): Match<Route> | { allowed: string[] } | undefined
}

interface Pattern<Route> {
  segments: string[]
  routes: Map<string, Route>
}

/** The names and texts of the path parameters; null when the path does not match. */
function read(segments: string[], path: string[]): [name: string, text: string][] | null {
  if (segments.length !== path.length) return null
  const texts: [string, string][] = []
  for (const [index, segment] of segments.entries()) {
    const text = path[index] ?? ''
    if (segment.startsWith(':')) texts.push([segment.slice(1), text])
    else if (segment !== text) return null
  }
  return texts
}

const parameters = (path: string) => path.split(':').length - 1

/**
 * Matches paths, preferring those with fewer parameters. A parameter is an integer id, or a text id where the route
 * says so. A text that is no valid id becomes 0, which is no row's id, so that the response is 404.
 */
export function matcher<Route extends Routed>(table: readonly Route[]): Matcher<Route> {
  const patterns = new Map<string, Pattern<Route>>()
  for (const route of table.toSorted((a, b) => parameters(a.path) - parameters(b.path))) {
    const { path, method } = route
    const pattern = patterns.get(path) ?? { segments: path.split('/'), routes: new Map() }
    if (pattern.routes.has(method)) throw new Error(`${method} ${path} is in the table twice`)
    pattern.routes.set(method, route)
    if (method === 'GET') pattern.routes.set('HEAD', route)
    patterns.set(path, pattern)
  }

  return {
    find(method, path) {
      const query = path.split('/')
      for (const { segments, routes } of patterns.values()) {
        const texts = read(segments, query)
        if (!texts) continue
        const route = routes.get(method)
        if (!route) return { allowed: [...routes.keys(), 'OPTIONS'] }
        const id = route.ids === 'text' ? textId : rowId
        return { route, params: Object.fromEntries(texts.map(([name, text]) => [name, id(text)])) }
      }
      return undefined
    },
  }
}
