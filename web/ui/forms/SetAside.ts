import { createContext } from 'react'
import type { Draft } from '#web/lib/drafts.ts'

/** What stands in forms that are out of sight, such as on another tab, by form. It lasts as long as the frame. */
export const SetAside = createContext<Map<string, Draft>>(new Map())
