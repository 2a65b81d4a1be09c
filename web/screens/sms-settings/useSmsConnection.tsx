import { type ReactNode, useState } from 'react'
import { graphql } from 'react-relay/hooks'
import type {
  SmsConnection,
  useSmsConnectionMutation,
} from '#web/__generated__/useSmsConnectionMutation.graphql.ts'
import { useMutation } from '#web/relay/useMutation.ts'
import { Notice, type NoticeTone } from '#web/ui/feedback/Notice.tsx'

const tones: Partial<Record<SmsConnection, NoticeTone>> = {
  REFUSED: 'error',
  FOREIGN_NUMBER: 'warning',
  UNREACHABLE: 'warning',
}

/** Asks the provider about the stored account, and shows its answer. */
export function useSmsConnection() {
  const [run, checking] = useMutation<useSmsConnectionMutation>(
    graphql`
      mutation useSmsConnectionMutation {
        checkSmsConnection {
          result
          message
        }
      }
    `,
    { failure: ({ message }) => `The connection could not be checked: ${message}` },
  )
  const [notice, setNotice] = useState<ReactNode>(null)
  const check = async () => {
    setNotice(null)
    const outcome = await run({})
    const answer = outcome.ok && outcome.data.checkSmsConnection
    if (answer) setNotice(<Notice tone={tones[answer.result]}>{answer.message}</Notice>)
  }
  return { check: () => void check(), forget: () => setNotice(null), checking, notice }
}
