import { SkipForward } from 'lucide-react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { SkipFollowUp_followUp$key } from '#web/__generated__/SkipFollowUp_followUp.graphql.ts'
import { useSkipFollowUp } from '#web/features/follow-ups/useSkipFollowUp.ts'
import { Button } from '#web/ui/actions/Button.tsx'

interface SkipFollowUpProps {
  followUp: SkipFollowUp_followUp$key
  onSkipping: () => void
  onSkipped: () => void
  onTakenBack: () => void
}

/** Skips a follow-up, with *Undo* in the toast. */
export function SkipFollowUp({ followUp, onSkipping, onSkipped, onTakenBack }: SkipFollowUpProps) {
  const { id, customerName, canSkip } = useFragment(
    graphql`
      fragment SkipFollowUp_followUp on FollowUp {
        id
        customerName
        canSkip
      }
    `,
    followUp,
  )
  const [skip, skipping] = useSkipFollowUp(customerName, onTakenBack)
  if (!canSkip) return null
  return (
    <Button
      size="sm"
      variant="ghost"
      icon={<SkipForward />}
      pending={skipping}
      className="-ml-2.5 self-start"
      onClick={() => {
        onSkipping()
        void skip(id, onSkipped)
      }}
    >
      Skip this follow-up for good
    </Button>
  )
}
