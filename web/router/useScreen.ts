import { useMatches } from 'react-router'
import type { ScreenHandle } from './routes.tsx'
import type { Screen } from './screen.ts'

/** The innermost screen that is shown; null while there is none. */
export function useScreen(): Screen | null {
  const handles = useMatches().map(({ handle }) => handle as Partial<ScreenHandle> | undefined)
  return handles.findLast((handle) => handle?.screen)?.screen ?? null
}
