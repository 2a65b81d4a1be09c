import { createContext, use } from 'react'
import { type Refreshable, Refresher } from './Refresher.ts'

const RefreshContext = createContext(new Refresher())

export const RefreshProvider = RefreshContext.Provider

/** The refresher of this tab. */
export function useRefresher(): Refresher {
  return use(RefreshContext)
}

/** A list that may have more rows than the query of its screen reads; `rows` is 0 until it has. */
export type GrownList = Required<Pick<Refreshable, 'rows' | 'read'>>

/** The lists of a screen. */
export type ExtraPages = Set<GrownList>

/** The number of rows of all lists together. */
export const rowsOf = (lists: ExtraPages) => [...lists].reduce((sum, { rows }) => sum + rows(), 0)

const ExtraPagesContext = createContext<ExtraPages>(new Set())

export const ExtraPagesProvider = ExtraPagesContext.Provider

/** Where the lists of a screen register, with the number of their loaded rows. */
export function useExtraPages(): ExtraPages {
  return use(ExtraPagesContext)
}
