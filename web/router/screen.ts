import { type ComponentType, createElement, type ReactElement } from 'react'
import { loadQuery, type PreloadedQuery, type VariablesOf } from 'react-relay/hooks'
import {
  fetchQuery,
  type IEnvironment,
  type OperationType,
  type PreloadableConcreteRequest,
  PreloadableQueryRegistry,
} from 'relay-runtime'
import { fetchedOnce } from './code.ts'

/** The place a screen is opened at: what its variables may depend on. */
export interface Place {
  readonly params: Readonly<Record<string, string | undefined>>
  readonly search: URLSearchParams
}

/** Who may open a screen. `guest` is for people who are not signed in; `anyone` turns nobody away. */
export type Access = 'business' | 'superadmin' | 'guest' | 'anyone'

/** What the top header shows on a screen. */
export interface Heading {
  readonly subtitle?: string
  /** The screen brings a search of its own; phones, where room is dear, show that one only. */
  readonly ownSearch?: boolean
  /** The add button opens the dialog of this name on the same page, see `useDialogParam`. */
  readonly add?: { readonly label?: string; readonly dialog: string }
}

interface ScreenBasics {
  /** Every path that leads here; the first is the one Cuecard links to. */
  readonly paths: readonly [string, ...string[]]
  readonly title: string
  readonly access: Access
  readonly heading?: Heading
  /** Shown while data or code are on their way; has the shape of what comes. */
  readonly skeleton?: () => Promise<ComponentType>
}

interface QueryScreen<Query extends OperationType> extends ScreenBasics {
  /** Its id alone: the request leaves while the code that reads the answer is on its way. */
  readonly query: PreloadableConcreteRequest<Query>
  readonly variables?: (place: Place) => VariablesOf<Query>
  readonly load: () => Promise<ComponentType<{ queryRef: PreloadedQuery<Query> }>>
}

interface PlainScreen extends ScreenBasics {
  readonly load: () => Promise<ComponentType>
}

/** A screen on its way: code and data, started together. */
export interface StartedScreen {
  readonly element: ReactElement | Promise<ReactElement>
  /** What stands for it until then; null where nothing does. */
  readonly skeleton: ReactElement | Promise<ReactElement | null> | null
  /** Settles when the answer is complete, rejects when it will not come. */
  readonly data: Promise<void>
  /** Asks again for what it shows, without a trace when that fails. */
  refresh: () => void
  dispose: () => void
}

/** A screen as the router sees it; which query it makes is its own affair. */
export interface Screen extends Omit<ScreenBasics, 'skeleton'> {
  /** The same key shows the same screen with the same data. */
  key: (place: Place) => string
  start: (environment: IEnvironment, place: Place) => StartedScreen
}

/**
 * Declares a screen with data. Opening it, or hovering a link to it, starts its one query and its
 * code in the same tick; the component receives the query's reference.
 */
export function defineScreen<Query extends OperationType>(definition: QueryScreen<Query>): Screen {
  const { query, load, skeleton, ...basics } = definition
  const variablesAt = (place: Place): VariablesOf<Query> => definition.variables?.(place) ?? {}
  const id = nextId()
  const code = fetchedOnce<ComponentType<{ queryRef: PreloadedQuery<Query> }>, ReactElement>(load)
  const outline = outlineOf(skeleton)
  return {
    ...basics,
    key: (place) => id + JSON.stringify(variablesAt(place)),
    start(environment, place) {
      const variables = variablesAt(place)
      const queryRef = loadQuery<Query>(environment, query, variables, { fetchPolicy: 'store-or-network' })
      const refresh = () => {
        const request = PreloadableQueryRegistry.get(query.params.id ?? '')
        if (!request) return
        const again = { networkCacheConfig: { force: true } }
        fetchQuery<Query>(environment, request, variables, again).subscribe({ error() {} })
      }
      const { source } = queryRef
      // What is in memory shows at once and is refreshed behind: colleagues may have changed it.
      if (!source) refresh()
      return {
        element: code((Component) => createElement(Component, { queryRef })),
        skeleton: outline(),
        data: source
          ? new Promise((complete, error) => source.subscribe({ complete, error }))
          : Promise.resolve(),
        refresh,
        dispose: queryRef.dispose,
      }
    },
  }
}

/** Declares a screen without data of its own. */
export function definePlainScreen({ load, skeleton, ...basics }: PlainScreen): Screen {
  const id = nextId()
  const outline = outlineOf(skeleton)
  const code = fetchedOnce<ComponentType, ReactElement>(load)
  return {
    ...basics,
    key: () => id,
    start: () => ({
      element: code((Component) => createElement(Component)),
      skeleton: outline(),
      data: Promise.resolve(),
      refresh() {},
      dispose() {},
    }),
  }
}

/** A skeleton is code of its own, so that the entry does not grow with the screens; without it, nothing shows. */
function outlineOf(skeleton: ScreenBasics['skeleton']): () => StartedScreen['skeleton'] {
  if (!skeleton) return () => null
  const code = fetchedOnce<ComponentType, ReactElement>(skeleton)
  return () => {
    const outline = code((Component) => createElement(Component))
    return outline instanceof Promise ? outline.catch(() => null) : outline
  }
}

let defined = 0

/** Screens may share a path: the frame stands around the Dashboard at `/`. */
function nextId(): string {
  defined += 1
  return `${defined} `
}
