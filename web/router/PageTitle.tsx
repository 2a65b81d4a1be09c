import { createContext, type ReactNode, use, useLayoutEffect, useMemo, useState } from 'react'
import { useLocation } from 'react-router'
import { useScreen } from './useScreen.ts'

interface Named {
  readonly pathname: string
  readonly title: string
}

const NamedContext = createContext<Named | null>(null)
const NameContext = createContext<(named: Named | null) => void>(() => {})

/** Provides the title that a page sets, for the header and the window. */
export function PageTitleProvider({ children }: { children: ReactNode }) {
  const [named, name] = useState<Named | null>(null)
  return (
    <NameContext value={name}>
      <NamedContext value={named}>{children}</NamedContext>
    </NameContext>
  )
}

/** The title that the page has set, otherwise that of its screen. */
export function usePageTitle(): string | undefined {
  const named = use(NamedContext)
  const screen = useScreen()
  const { pathname } = useLocation()
  return named?.pathname === pathname ? named.title : screen?.title
}

/** Sets the title of the page, such as a customer's name. */
export function useNamedPage(title: string): void {
  const name = use(NameContext)
  const { pathname } = useLocation()
  const named = useMemo(() => ({ pathname, title }), [pathname, title])
  useLayoutEffect(() => {
    name(named)
    return () => name(null)
  }, [name, named])
}
