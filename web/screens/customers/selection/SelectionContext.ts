import { createContext, use } from 'react'

/** What a row needs for its box. */
export interface RowSelection {
  readonly has: (id: string) => boolean
  /** Selects the customer, or no longer; with `isRange`, all from the one before, too. */
  readonly toggle: (id: string, isRange: boolean) => void
}

/** Null while nobody selects. */
export const SelectionContext = createContext<RowSelection | null>(null)

export const useRowSelection = () => use(SelectionContext)
