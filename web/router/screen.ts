import { type ComponentType, createElement, type ReactElement } from 'react'
import { loadQuery, type PreloadedQuery, type VariablesOf } from 'react-relay/hooks'
import {
  type IEnvironment,
  type OperationType,
  type PreloadableConcreteRequest,
  PreloadableQueryRegistry,
} from 'relay-runtime'
import type { ChangedType } from '#web/__generated__/useLiveSubscription.graphql.ts'
import type { Refreshable } from '#web/relay/Refresher.ts'
import { readAgain } from '#web/relay/readAgain.ts'
import { fetchedOnce } from './code.ts'

/** The location a screen is opened at: what its variables may depend on. */
export interface ScreenLocation {
  readonly params: Readonly<Record<string, string | undefined>>
  readonly search: URLSearchParams
}

/** Who may open a screen. `guest` is for visitors who are not signed in; `anyone` for everybody. */
export type Access = 'business' | 'superadmin' | 'guest' | 'anyone'

/** The parts of the top header on a screen. */
export interface Heading {
  readonly subtitle?: string
  /** What the screen's own search finds: the header shows none on phones, and beside one for customers nowhere. */
  readonly ownSearch?: 'customers' | 'others'
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
  /** The types of records that it shows or counts. When one of them changes, the screen is refetched. */
  readonly shows: readonly ChangedType[]
  readonly variables?: (location: ScreenLocation) => VariablesOf<Query>
  readonly load: () => Promise<ComponentType<{ queryRef: PreloadedQuery<Query> }>>
}

interface PlainScreen extends ScreenBasics {
  readonly load: () => Promise<ComponentType>
}

/** A screen on its way: code and data, started together. */
export interface StartedScreen {
  readonly element: ReactElement | Promise<ReactElement>
  /** The skeleton that is shown until then; null for none. */
  readonly skeleton: ReactElement | Promise<ReactElement | null> | null
  /** Settles when the answer is complete, rejects when it will not come. */
  readonly data: Promise<void>
  /** Whether it shows stored data, which other users may have changed since. */
  readonly fromMemory: boolean
  readonly read: Refreshable['read']
  dispose: () => void
}

/** A screen as the router sees it; which query it makes is its own affair. */
export interface Screen extends Omit<ScreenBasics, 'skeleton'>, Pick<Refreshable, 'shows'> {
  /** The name of its query; null when it has none. */
  readonly queryName: string | null
  /** The same key shows the same screen with the same data. */
  key: (location: ScreenLocation) => string
  start: (environment: IEnvironment, location: ScreenLocation) => StartedScreen
}

/**
 * Declares a screen with data. Opening it, or hovering a link to it, starts its one query and its
 * code in the same tick; the component receives the query's reference.
 */
export function defineScreen<Query extends OperationType>(definition: QueryScreen<Query>): Screen {
  const { query, load, skeleton, ...basics } = definition
  const variablesAt = (location: ScreenLocation): VariablesOf<Query> => definition.variables?.(location) ?? {}
  const id = nextId()
  const code = fetchedOnce<ComponentType<{ queryRef: PreloadedQuery<Query> }>, ReactElement>(load)
  const outline = outlineOf(skeleton)
  return {
    ...basics,
    queryName: query.params.name,
    key: (location) => id + JSON.stringify(variablesAt(location)),
    start(environment, location) {
      const variables = variablesAt(location)
      const queryRef = loadQuery<Query>(environment, query, variables, { fetchPolicy: 'store-or-network' })
      const { source } = queryRef
      return {
        element: code((Component) => createElement(Component, { queryRef })),
        skeleton: outline(),
        data: source
          ? new Promise((complete, error) => source.subscribe({ complete, error }))
          : Promise.resolve(),
        fromMemory: !source,
        async read() {
          const request = PreloadableQueryRegistry.get(query.params.id ?? '')
          return request ? [await readAgain(environment, request, variables)] : []
        },
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
    queryName: null,
    shows: [],
    key: () => id,
    start: () => ({
      element: code((Component) => createElement(Component)),
      skeleton: outline(),
      data: Promise.resolve(),
      fromMemory: false,
      read: async () => [],
      dispose() {},
    }),
  }
}

/** Skeletons are loaded separately, so that the entry does not grow with the screens. */
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
