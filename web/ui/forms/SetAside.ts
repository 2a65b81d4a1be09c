import { createContext } from 'react'
import type { Draft } from '#web/lib/drafts.ts'

/**
 * The unsaved values of forms that are not mounted, such as on another tab, by form. They are kept as long as the frame
 * is mounted.
 */
export const SetAside = createContext<Map<string, Draft>>(new Map())
