import { createContext, use } from 'react'

const RefreshContext = createContext<() => void>(() => {})

export const RefreshProvider = RefreshContext.Provider

/** Asks again for the data of every screen in view, the frame included. */
export function useRefreshShown(): () => void {
  return use(RefreshContext)
}
