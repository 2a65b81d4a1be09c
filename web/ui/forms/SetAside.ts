import { createContext } from 'react'
import type { Draft } from '#web/lib/drafts.ts'

/**
 * The unsaved values of forms that are not mounted, such as those on another tab, by form. They last as long as the
 * frame.
 */
export const SetAside = createContext<Map<string, Draft>>(new Map())
