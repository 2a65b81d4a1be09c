import { useSearchParams } from 'react-router'
import { hasDrafts } from '#web/lib/drafts.ts'
import type { EndReason } from '#web/session/endReason.ts'
import { useSessionStore } from '#web/session/SessionContext.ts'
import { Notice } from '#web/ui/feedback/Notice.tsx'

/** After *Logout* no reason is shown. */
type ShownReason = Exclude<EndReason, 'SIGNED_OUT'>

const sentences: Readonly<Record<ShownReason, string>> = {
  EXPIRED: 'Session expired, please sign in again.',
  ENDED_BY_OWNER: 'You ended this session from another browser. Please sign in again.',
  IDLE: 'Nobody used Cuecard here for a while, so you were signed out. Please sign in again.',
  PASSWORD_CHANGED: 'Your password or your access was changed. Please sign in again.',
  ROLE_CHANGED: 'Your role was changed. Please sign in again.',
  DEACTIVATED: 'Your account was deactivated. Please ask an admin of your business.',
  SUSPENDED: 'This business is suspended. Please contact support.',
  ENDED: 'Your session is over. Please sign in again.',
}

const isReason = (text: string): text is ShownReason => Object.hasOwn(sentences, text)

/** The reason why the session has ended: the one that the address names, or that it ran out while no tab was open. */
export function WhySignedOut() {
  // Not followed: this page is also rendered ahead of time, where there is no session to follow.
  const { current: session } = useSessionStore()
  const endedMeanwhile = session.kind === 'none' ? session.ended : undefined
  const reason = useSearchParams()[0].get('reason') ?? endedMeanwhile ?? ''
  if (!isReason(reason)) return null
  return (
    <div className="mb-6">
      <Notice>
        {sentences[reason]}
        {hasDrafts() && ' What you typed is kept for when you are back.'}
      </Notice>
    </div>
  )
}
