import { useEffect, useEffectEvent, useState } from 'react'
import { graphql } from 'react-relay/hooks'
import type { useReminderQuery } from '#web/__generated__/useReminderQuery.graphql.ts'
import { useDebouncedQuery } from '#web/relay/useDebouncedQuery.ts'
import { reminderOutlook } from './reminderOutlook.ts'

/** A corrected number, and a STOP or START: by a user, who writes an activity, or by a text of the customer. */
const shows = ['Customer', 'Activity', 'SmsReply'] as const

interface ReminderOptions {
  readonly customerId: string | null
  /** The instant at which the appointment starts; null while date or time are incomplete. */
  readonly startsAt: string | null
  readonly smsReminder: boolean
  readonly sendsTexts: boolean
  /** Whether the appointment is new. The reminder of an existing appointment is never switched off automatically. */
  readonly isNew: boolean
}

/**
 * The state of the reminder switch. For a new appointment the reminder is off when no text can be sent, unless the user
 * switches it on. `hint` explains when or why not the reminder is sent.
 */
export function useReminder({ customerId, startsAt, smsReminder, sendsTexts, isNew }: ReminderOptions) {
  const query = useDebouncedQuery<useReminderQuery>(reminderQuery, 0, shows)
  const [isForced, setIsForced] = useState(false)
  const ask = useEffectEvent((id: string | null) => {
    if (id !== null) query.ask({ id })
  })
  useEffect(() => ask(customerId), [customerId])

  const { answer } = query
  const customer = answer?.variables.id === customerId ? answer.data.node : null
  const { hint, possible } = reminderOutlook({
    startsAt,
    sendsTexts,
    hasStopped: customer?.hasStoppedTexts === true,
    phoneNumber: customer?.phoneNumber ?? null,
  })
  return {
    hint,
    isOn: smsReminder && (possible || isForced || !isNew),
    insist: () => setIsForced(true),
  }
}

const reminderQuery = graphql`
  query useReminderQuery($id: ID!) {
    node(id: $id) {
      ... on Customer {
        hasStoppedTexts
        phoneNumber
      }
    }
  }
`
