import { createContext, use } from 'react'
import { type Refreshable, Refresher } from './Refresher.ts'

const RefreshContext = createContext(new Refresher())

export const RefreshProvider = RefreshContext.Provider

/** The refresher of this tab. */
export function useRefresher(): Refresher {
  return use(RefreshContext)
}

/** A list that may have more rows than its screen's own query reads; `rows` is 0 while it has not. */
export type GrownList = Required<Pick<Refreshable, 'rows' | 'read'>>

/** The lists of a screen. */
export type ExtraPages = Set<GrownList>

/** How many rows they have together. */
export const rowsOf = (lists: ExtraPages) => [...lists].reduce((sum, { rows }) => sum + rows(), 0)

const ExtraPagesContext = createContext<ExtraPages>(new Set())

export const ExtraPagesProvider = ExtraPagesContext.Provider

/** Where the lists of the screen around say what they have loaded. */
export function useExtraPages(): ExtraPages {
  return use(ExtraPagesContext)
}
