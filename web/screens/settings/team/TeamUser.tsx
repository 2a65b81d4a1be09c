import { useEffect, useId, useRef, useState } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { TeamUser_user$key } from '#web/__generated__/TeamUser_user.graphql.ts'
import { roleWords } from '#web/features/team/roleWords.ts'
import { classNames } from '#web/lib/classNames.ts'
import { mailLink } from '#web/lib/mailLink.ts'
import { TextLink } from '#web/ui/actions/TextLink.tsx'
import { Avatar } from '#web/ui/display/Avatar.tsx'
import { Badge, type BadgeTone } from '#web/ui/display/Badge.tsx'
import { EditUserForm } from './EditUserForm.tsx'
import { NotVerified } from './NotVerified.tsx'
import { OwnPasswordForm } from './OwnPasswordForm.tsx'
import { PasswordForm } from './PasswordForm.tsx'
import { TeamSecondFactor } from './TeamSecondFactor.tsx'
import { UserActions, type UserForm } from './UserActions.tsx'

const roleTones: Record<keyof typeof roleWords, BadgeTone> = {
  ADMIN: 'blue',
  MANAGER: 'orange',
  EMPLOYEE: 'neutral',
}

interface TeamUserProps {
  user: TeamUser_user$key
  /** The name of the business. */
  businessName: string
}

/** A user of the team, with the requested form below. */
export function TeamUser({ user, businessName }: TeamUserProps) {
  const data = useFragment(
    graphql`
      fragment TeamUser_user on User {
        id
        fullName
        username
        email
        role
        isActive
        isViewer
        canSendVerification
        ...UserActions_user
        ...EditUserForm_user
        ...TeamSecondFactor_user
      }
    `,
    user,
  )
  const heading = useId()
  const [form, setForm] = useState<UserForm | null>(null)
  const row = useRef<HTMLLIElement>(null)
  const closed = useRef<UserForm>(undefined)

  // The buttons are shown again once the form is closed.
  useEffect(() => {
    if (form !== null || !closed.current) return
    row.current?.querySelector<HTMLElement>(`[data-opens=${closed.current}]`)?.focus()
    closed.current = undefined
  }, [form])

  const names = [businessName, data.fullName, data.username, data.email]
  const close = () => {
    closed.current = form ?? undefined
    setForm(null)
  }
  return (
    <li ref={row} className="px-4 py-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 max-sm:items-start">
        <Avatar name={data.fullName} />
        <div className="min-w-20 flex-1">
          <h3 id={heading} tabIndex={-1} className="break-words font-medium text-ink">
            <span translate="no">{data.fullName}</span>
            {data.isViewer && <span className="font-normal text-muted"> (you)</span>}
          </h3>
          {data.email && (
            <p className="text-sm wrap-anywhere">
              {/* As high as a target must be beside others. */}
              <TextLink href={mailLink(data.email)} className="inline-block py-0.5">
                {data.email}
              </TextLink>
            </p>
          )}
          {data.canSendVerification && <NotVerified id={data.id} heading={heading} />}
          <TeamSecondFactor user={data} heading={heading} />
        </div>
        <div className="flex items-center gap-1.5 max-sm:flex-col max-sm:items-end">
          <span className="sm:w-20">
            <Badge tone={roleTones[data.role]}>{roleWords[data.role]}</Badge>
          </span>
          <span className="sm:w-16">
            <Badge tone={data.isActive ? 'green' : 'neutral'}>{data.isActive ? 'Active' : 'Inactive'}</Badge>
          </span>
        </div>
        {/* Keep the column while a form replaces its buttons. */}
        <div
          className={classNames(
            'max-md:-my-1 max-md:-ml-2.5 max-md:w-full md:w-74',
            form !== null && 'max-md:hidden',
          )}
        >
          {form === null && <UserActions user={data} heading={heading} onOpen={setForm} />}
        </div>
      </div>
      {form === 'edit' && <EditUserForm user={data} onClose={close} />}
      {form === 'password' &&
        (data.isViewer ? (
          <OwnPasswordForm names={names} onClose={close} />
        ) : (
          <PasswordForm id={data.id} name={data.fullName} names={names} onClose={close} />
        ))}
    </li>
  )
}
