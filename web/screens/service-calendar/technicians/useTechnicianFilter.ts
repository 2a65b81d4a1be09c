import { graphql, useFragment } from 'react-relay/hooks'
import type { useTechnicianFilter_day$key } from '#web/__generated__/useTechnicianFilter_day.graphql.ts'
import type { useTechnicianFilter_technicians$key } from '#web/__generated__/useTechnicianFilter_technicians.graphql.ts'
import {
  type TechnicianOption,
  technicianKey,
} from '#web/features/appointments/dialogs/technician/technicianOption.ts'
import { useSession } from '#web/session/SessionContext.ts'
import { everyone, formerMembers, viewer } from '../calendarLocation.ts'
import type { CalendarNavigation } from '../useCalendarLocation.ts'
import { useIsPhone } from '../useIsPhone.ts'
import { withoutDeleted } from '../withoutDeleted.ts'
import { technicianTones } from './technicianTones.ts'

interface Shown {
  readonly technician: TechnicianOption
  /** Whether the technician has left the team, and the appointment is open. */
  readonly hasLeft: boolean
}

/**
 * Whose appointments the calendar shows. On phones the day starts with the viewer's own, if there are any; `day` is null
 * while it is loading.
 */
export function useTechnicianFilter(
  technicianKeys: useTechnicianFilter_technicians$key,
  { view, technician, showTechnician }: Pick<CalendarNavigation, 'view' | 'technician' | 'showTechnician'>,
  labelOf: (technician: TechnicianOption) => string,
  day: useTechnicianFilter_day$key | null,
) {
  const isPhone = useIsPhone()
  const session = useSession()
  const me = session.kind === 'business' ? session.user.id : null
  const listed = useFragment(
    graphql`
      fragment useTechnicianFilter_technicians on Technician @relay(plural: true) {
        name
        user {
          id
          databaseId
        }
      }
    `,
    technicianKeys,
  )
  const shown = useFragment(
    graphql`
      fragment useTechnicianFilter_day on CalendarDay {
        listed: appointments(first: 100) {
          technician
          technicianUserId
        }
      }
    `,
    day,
  )
  const ofDay = withoutDeleted(shown?.listed ?? [])
  const technicians = eachOnce([
    ...listed.map(({ name, user }) => ({ name, userId: user?.id ?? null })),
    // Who has a team member's name without being one is not in the list.
    ...ofDay.flatMap(({ technician: name, technicianUserId: userId }) =>
      userId === null ? { name, userId } : [],
    ),
  ])
  const viewerId = listed.find(({ user }) => user?.databaseId === me)?.user?.id
  const hasOwn = viewerId !== undefined && ofDay.some((one) => one.technicianUserId === viewerId)
  const byDefault = isPhone && view === 'day' && hasOwn ? viewer : everyone
  const chosen = technician ?? byDefault
  const key = chosen === viewer ? viewerId : chosen
  const one = technicians.find((each) => technicianKey(each) === key)

  return {
    technicians,
    viewerId,
    toneOf: technicianTones(listed.flatMap(({ user }) => user ?? [])),
    /** The team members who are shown. */
    team: technicians.filter(
      (each) => each.userId !== null && (chosen === everyone || technicianKey(each) === key),
    ),
    chosen,
    choose: (next: string) => showTechnician(next === byDefault ? null : next),
    /** Whether an appointment is shown, before the server has answered. */
    matches({ technician, hasLeft }: Shown) {
      if (chosen === everyone) return true
      return chosen === formerMembers ? hasLeft : technicianKey(technician) === key
    },
    /** Who is shown; null for everyone. */
    name:
      chosen === everyone ? null : chosen === formerMembers ? formerLabel : one ? labelOf(one) : unknownLabel,
    /** Says that there is nothing to show, such as `Mia Manager has no appointments this week`. */
    noneWords(period: string) {
      if (chosen === viewer) return `You have no appointments ${period}`
      if (chosen === formerMembers) return `No appointments of former team members ${period}`
      return `${one ? labelOf(one) : unknownLabel} has no appointments ${period}`
    },
  }
}

const eachOnce = (technicians: readonly TechnicianOption[]) =>
  technicians.filter(
    (one, at) => at === technicians.findIndex((each) => technicianKey(each) === technicianKey(one)),
  )

export type TechnicianFilterState = ReturnType<typeof useTechnicianFilter>

export const formerLabel = 'Not on the team'
const unknownLabel = 'This technician'
