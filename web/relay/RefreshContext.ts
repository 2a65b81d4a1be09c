import { createContext, use } from 'react'
import { type Refreshable, Refresher } from './Refresher.ts'

const RefreshContext = createContext(new Refresher())

export const RefreshProvider = RefreshContext.Provider

/** The refresher of this tab. */
export function useRefresher(): Refresher {
  return use(RefreshContext)
}

/** A paginated list; `rows` is the number of loaded rows, or 0 while only the first page is loaded. */
export type GrownList = Required<Pick<Refreshable, 'rows' | 'read'>>

/** The lists of a screen. */
export type ExtraPages = Set<GrownList>

/** The total number of rows of all lists. */
export const loadedRows = (lists: ExtraPages) => [...lists].reduce((sum, { rows }) => sum + rows(), 0)

const ExtraPagesContext = createContext<ExtraPages>(new Set())

export const ExtraPagesProvider = ExtraPagesContext.Provider

/** The registry of a screen's lists and their numbers of loaded rows. */
export function useExtraPages(): ExtraPages {
  return use(ExtraPagesContext)
}
