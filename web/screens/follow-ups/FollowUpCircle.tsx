import { SkipForward } from 'lucide-react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { FollowUpCircle_followUp$key } from '#web/__generated__/FollowUpCircle_followUp.graphql.ts'
import { IconButton } from '#web/ui/actions/IconButton.tsx'
import { DoneCircle } from '#web/ui/display/DoneCircle.tsx'
import { OpenCircle } from '#web/ui/display/OpenCircle.tsx'

interface FollowUpCircleProps {
  followUp: FollowUpCircle_followUp$key
  /** Asks for the outcome. */
  onComplete: () => void
}

/** The state of a follow-up in front of its row: a circle that completes it, a tick, or the sign of a skipped one. */
export function FollowUpCircle({ followUp, onComplete }: FollowUpCircleProps) {
  const { customerName, status, canComplete } = useFragment(
    graphql`
      fragment FollowUpCircle_followUp on FollowUp {
        customerName
        status
        canComplete
      }
    `,
    followUp,
  )
  if (status === 'COMPLETED') return <DoneCircle />
  if (status === 'SKIPPED') return <SkipForward aria-hidden className="size-5 shrink-0 p-0.5 text-faint" />
  if (!canComplete) return <OpenCircle />
  return (
    <IconButton
      label={`Done: ${customerName}`}
      title="Done"
      icon={<OpenCircle />}
      onClick={onComplete}
      className="group -m-1.5 pointer-coarse:-m-3"
    />
  )
}
