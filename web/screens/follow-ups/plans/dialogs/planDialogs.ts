import { defineDialogs } from '#web/components/dialogs/defineDialogs.tsx'
import type { PlanDialogsProps } from './PlanDialogs.tsx'

/** The dialogs of the plans. */
export const planDialogs = defineDialogs<PlanDialogsProps>()
