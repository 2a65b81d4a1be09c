import { useEffect, useEffectEvent, useState } from 'react'
import { graphql } from 'react-relay/hooks'
import type { useReminderQuery } from '#web/__generated__/useReminderQuery.graphql.ts'
import { useDebouncedQuery } from '#web/relay/useDebouncedQuery.ts'
import { reminderOutlook } from './reminderOutlook.ts'

interface Meant {
  readonly customerId: string | null
  /** The instant at which the appointment starts; null while it is incomplete. */
  readonly startsAt: string | null
  readonly smsReminder: boolean
  /** Undefined while it is on its way. */
  readonly sendsTexts: boolean | undefined
  /** A reminder that was asked for before stays on. */
  readonly isNew: boolean
}

/**
 * The reminder as it will be: of a new appointment it is off by itself where no text can go, unless the user switches
 * it on all the same. `hint` says what will become of it.
 */
export function useReminder({ customerId, startsAt, smsReminder, sendsTexts, isNew }: Meant) {
  const query = useDebouncedQuery<useReminderQuery>(reminderQuery)
  const [insists, setInsists] = useState(false)
  const ask = useEffectEvent((id: string | null) => {
    if (id !== null) query.ask({ id })
  })
  useEffect(() => ask(customerId), [customerId])

  const { answer } = query
  const hasStopped = answer?.variables.id === customerId && answer?.data.node?.hasStoppedTexts === true
  const { hint, possible } = reminderOutlook({ startsAt, sendsTexts, hasStopped })
  return {
    hint,
    isOn: smsReminder && (possible || insists || !isNew),
    insist: () => setInsists(true),
  }
}

const reminderQuery = graphql`
  query useReminderQuery($id: ID!) {
    node(id: $id) {
      ... on Customer {
        hasStoppedTexts
      }
    }
  }
`
