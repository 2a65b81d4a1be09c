import { CircleDashed, Users } from 'lucide-react'
import { Avatar } from '#web/ui/display/Avatar.tsx'

/** A picture for the graph's words of whom something is for: everybody, nobody, or a colleague. */
export function AssigneeFace({ name }: { name: string }) {
  if (name === 'All Team Members') return <Users aria-hidden />
  if (name === 'Unassigned') return <CircleDashed aria-hidden />
  return <Avatar name={name} size="sm" />
}
