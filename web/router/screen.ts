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
import { refetch } from '#web/relay/refetch.ts'
import type { MenuIcon } from '#web/ui/menuIcons.ts'
import { fetchedOnce } from './code.ts'

/** The location of a screen, from which its variables are computed. */
export interface ScreenLocation {
  readonly params: Readonly<Record<string, string | undefined>>
  readonly search: URLSearchParams
}

/** Who may open a screen. `guest` is for visitors who are not signed in; `anyone` for everybody. */
export type Access = 'business' | 'superadmin' | 'guest' | 'anyone'

/** The parts of the top header that a screen chooses. */
export interface Heading {
  readonly subtitle?: string
  /**
   * The screen has its own search box. `customers`: the header hides its customer search. `other`: the header hides it
   * on phones only.
   */
  readonly ownSearch?: 'customers' | 'other'
  /** The add button opens the dialog of this name on the same page, see `useDialogAddress`. */
  readonly add?: { readonly label?: string; readonly dialog: string }
}

/** The entry of a screen in the menu and in the command palette; its place is the screen's in `web/routes.tsx`. */
export interface MenuEntry {
  readonly icon: MenuIcon
  /** Its name there, when it is not the title. */
  readonly label?: string
  /** Shown to admins only. The screen checks the role itself. */
  readonly adminOnly?: boolean
  /** Shown to managers and admins only. The screen checks the role itself. */
  readonly managersOnly?: boolean
  /** Hidden when the business has switched points off. */
  readonly withPoints?: boolean
}

interface ScreenBasics {
  /** All paths of the screen; Cuecard links to the first one. */
  readonly paths: readonly [string, ...string[]]
  readonly title: string
  readonly access: Access
  readonly heading?: Heading
  readonly menu?: MenuEntry
  /** Shown while data or code are loading; has the shape of the screen. */
  readonly skeleton?: () => Promise<ComponentType>
}

interface QueryScreen<Query extends OperationType> extends ScreenBasics {
  /** Only the id of the query, so that the request starts while the code that reads the answer is loading. */
  readonly query: PreloadableConcreteRequest<Query>
  /** The types of records that it shows or counts. When one of them changes, the screen is refetched. */
  readonly shows: readonly ChangedType[]
  readonly variables?: (location: ScreenLocation) => VariablesOf<Query>
  readonly load: () => Promise<ComponentType<{ queryRef: PreloadedQuery<Query> }>>
}

interface PlainScreen extends ScreenBasics {
  readonly load: () => Promise<ComponentType>
}

/** A screen that is loading: its code and its data, started together. */
export interface StartedScreen {
  readonly element: ReactElement | Promise<ReactElement>
  /** The skeleton; null for none. */
  readonly skeleton: ReactElement | Promise<ReactElement | null> | null
  /** Resolves when the answer is complete; rejects when it fails, but not before the code has arrived. */
  readonly data: Promise<void>
  /** Whether the request has failed already. */
  readonly failed: () => boolean
  /** Whether it shows data from the store, which may be outdated. */
  readonly fromMemory: boolean
  readonly read: Refreshable['read']
  dispose: () => void
}

/** A screen for the router, which does not depend on the type of its query. */
export interface Screen extends Omit<ScreenBasics, 'skeleton'>, Pick<Refreshable, 'shows'> {
  /** The name of the query; null for a screen without one. */
  readonly queryName: string | null
  /** Locations with the same key show the same screen with the same data. */
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
      const data = source
        ? new Promise<void>((complete, error) => source.subscribe({ complete, error }))
        : Promise.resolve()
      return {
        element: code((Component) => createElement(Component, { queryRef })),
        skeleton: outline(),
        data,
        failed: () => 'networkError' in queryRef && queryRef.networkError != null,
        fromMemory: !source,
        async read() {
          // Wait for the first request: its older answer would overwrite this one.
          await data.catch(() => {})
          const request = PreloadableQueryRegistry.get(query.params.id ?? '')
          return request ? [await refetch(environment, request, variables)] : []
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
      failed: () => false,
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

/** A prefix for the keys of a screen, because paths are not unique: the frame and the Dashboard share `/`. */
function nextId(): string {
  defined += 1
  return `${defined} `
}
