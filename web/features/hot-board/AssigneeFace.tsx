import { CircleDashed, Users } from 'lucide-react'
import { Avatar } from '#web/ui/display/Avatar.tsx'

/** The avatar of an assignee: everyone, nobody, or a user. */
export function AssigneeFace({ name }: { name: string }) {
  if (name === 'All Team Members') return <Users aria-hidden />
  if (name === 'Unassigned') return <CircleDashed aria-hidden />
  return <Avatar name={name} size="sm" />
}
