import { Keyboard, LogOut } from 'lucide-react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { UserCard_user$key } from '#web/__generated__/UserCard_user.graphql.ts'
import { LogoutButton } from '#web/features/sign-in/LogoutButton.tsx'
import { IconButton } from '#web/ui/actions/IconButton.tsx'
import { Avatar } from '#web/ui/display/Avatar.tsx'
import { Skeleton } from '#web/ui/feedback/Skeleton.tsx'
import { ThemeSwitch } from './ThemeSwitch.tsx'

const roles = { ADMIN: 'Admin', MANAGER: 'Manager', EMPLOYEE: 'Employee' }

interface UserCardProps {
  user: UserCard_user$key | null
  /** Shows the keys of the page. */
  onKeys: () => void
}

/** The signed-in user, with *Logout*. */
export function UserCard({ user, onKeys }: UserCardProps) {
  const data = useFragment(
    graphql`
      fragment UserCard_user on User {
        fullName
        role
      }
    `,
    user,
  )

  return (
    <div className="flex flex-col gap-2 border-line border-t p-3 short:gap-0 short:pt-1.5 short:pb-1.5 pb-[max(0.75rem,env(safe-area-inset-bottom))]">
      {data ? (
        <div className="flex items-center gap-2.5 px-1.5 py-1">
          <Avatar name={data.fullName} />
          <div className="min-w-0">
            <p translate="no" className="truncate font-medium text-ink">
              {data.fullName}
            </p>
            <p className="text-faint text-xs">{roles[data.role]}</p>
          </div>
        </div>
      ) : (
        <div className="flex items-center gap-2.5 px-1.5 py-1">
          <Skeleton className="size-8 rounded-full" />
          <Skeleton className="h-4 w-28" />
        </div>
      )}
      <div className="flex items-center justify-between">
        <LogoutButton variant="ghost" icon={<LogOut />} className="px-2.5" />
        {/* The palette of touch screens has it too. */}
        <IconButton
          label="Keyboard Shortcuts"
          icon={<Keyboard />}
          size="sm"
          onClick={onKeys}
          className="ml-auto pointer-coarse:hidden"
        />
        <ThemeSwitch />
      </div>
    </div>
  )
}
