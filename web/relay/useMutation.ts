import { useRef, useState } from 'react'
import { useRelayEnvironment } from 'react-relay/hooks'
import {
  commitMutation,
  type GraphQLTaggedNode,
  type MutationConfig,
  type MutationParameters,
} from 'relay-runtime'
import { useSessionStore } from '#web/session/SessionContext.ts'
import { type ToastMessage, useToast } from '#web/ui/feedback/useToast.ts'
import { type ApiError, toApiError } from './ApiError.ts'
import { confirmation } from './confirmation.ts'
import { tellMutationAnswer } from './mutationAnswers.ts'
import type { SentHeaders } from './network.ts'
import { useRefresher } from './RefreshContext.ts'
import { useIdempotencyKey } from './useIdempotencyKey.ts'

/** The outcome of a mutation. A failure has already been shown in a toast, or is left to the form (`inForm`). */
export type Outcome<Response> = { ok: true; data: Response } | { ok: false; error: ApiError }

/** What a toast says. A plain text is shown under the title `Success` or `Error`; null shows no toast. */
type Message = string | ToastMessage | null

type Failure =
  | string
  /** Shown by the form that sent it, and in a toast after these words when the form has been closed meanwhile. */
  | { readonly inForm: string }
  | ((error: ApiError) => Message)

/** The toast after a mutation. */
export type Feedback<Mutation extends MutationParameters> = {
  failure: Failure
  /** What *Undo* in the toast of a success does; the toast offers none when this returns no function. */
  undo?: (response: Mutation['response']) => (() => unknown) | false | null | undefined
  /**
   * Whether the mutation undoes another one. When the record is gone or has changed since, a neutral toast says what
   * happened; when the server was not reached, the toast offers to send the same again.
   */
  undoes?: boolean
  /** Whether no form or dialog stays open that could send the same again: then the toast offers it, too. */
  offersRetry?: boolean
} & (
  | {
      success: string | ((response: Mutation['response']) => Message)
      /**
       * The name of the written record after the mutation, such as the customer's, which the toast of a success shows;
       * null when the sentence needs none.
       */
      subject: string | null | undefined | ((response: Mutation['response']) => string | null | undefined)
    }
  | { success?: undefined; subject?: string }
)

/** Relay's optimistic and final updaters. */
export type StoreEffects<Mutation extends MutationParameters> = Pick<
  MutationConfig<Mutation>,
  'optimisticResponse' | 'optimisticUpdater' | 'updater'
>

interface CallOptions<Mutation extends MutationParameters> extends StoreEffects<Mutation> {
  /** The name of the written record, when it differs from call to call. */
  subject?: string
  headers?: SentHeaders
  /** What follows. Unlike what awaits the call, it also follows *Try again*. */
  onOutcome?: ((outcome: Outcome<Mutation['response']>) => unknown) | undefined
}

/** How long a successful mutation waits for the screen to show its result, in milliseconds. */
const longestWait = 1_000

const refreshTimeout = () => new Promise((done) => setTimeout(done, longestWait))

export type RunMutation<Mutation extends MutationParameters> = (
  variables: Mutation['variables'],
  options?: CallOptions<Mutation>,
) => Promise<Outcome<Mutation['response']>>

/**
 * A mutation as a function to await. It never rejects: it resolves to the outcome, after the toast is shown and the
 * screen has been refetched. A second call with the same variables while the first is running is not sent.
 */
export function useMutation<Mutation extends MutationParameters>(
  mutation: GraphQLTaggedNode,
  feedback: Feedback<Mutation>,
): [run: RunMutation<Mutation>, pending: boolean] {
  const environment = useRelayEnvironment()
  const refresher = useRefresher()
  const session = useSessionStore()
  const toast = useToast()
  const { keyFor, ended } = useIdempotencyKey(mutation)
  const flights = useRef(new Map<string, Promise<Outcome<Mutation['response']>>>())
  const lastToast = useRef('')
  const [pending, setPending] = useState(false)

  const send: RunMutation<Mutation> = async (variables, options = {}) => {
    const { subject, onOutcome, headers, ...effects } = options
    const named = subject === undefined ? feedback : { ...feedback, subject }
    const values = JSON.stringify(variables)
    toast.close(lastToast.current)
    try {
      const answer = new Promise<Mutation['response']>((onCompleted, onError) => {
        const cacheConfig = { metadata: { headers: { ...keyFor(values), ...headers } } }
        const handlers = { ...effects, onCompleted, onError }
        commitMutation<Mutation>(environment, { mutation, variables, cacheConfig, ...handlers })
      })
      if (effects.optimisticUpdater || effects.optimisticResponse) refresher.waitFor(answer)
      const data = await answer
      ended(values)
      const message = successMessage(named, data)
      const about = recordOf(variables)
      const shown = message && toast.success({ about, ...message })
      // One with an Undo stays until a later write about the same record.
      if (shown && !message.action) lastToast.current = shown
      if (!message && about) toast.closeAbout(about)
      tellMutationAnswer(data)
      await Promise.race([refresher.refresh(), refreshTimeout()])
      return { ok: true, data }
    } catch (thrown) {
      const error = toApiError(thrown)
      if (error.code === 'PASSWORD_NEEDED' && confirmation.ask) {
        const cancelled = await confirmation.ask()
        return cancelled ? { ok: false, error: cancelled } : send(variables, options)
      }
      ended(values, error.code)
      const unreached = (feedback.offersRetry || feedback.undoes) && error.code === 'OFFLINE'
      const message = failureMessage(feedback.failure, error, unreached)
      const late = feedback.undoes && whyTooLate(error)
      if (message && late) {
        toast.info({ title: 'Nothing was undone', description: late, subject: nameIn(named) })
      } else if (message && typeof feedback.failure === 'object' && !error.isOutdated) {
        error.tell = () => {
          lastToast.current = toast.error(message)
        }
      } else if (message) {
        const retry = { label: 'Try again', onSelect: () => void run(variables, options) }
        const reload = { label: 'Reload', onSelect: () => session.reload() }
        lastToast.current = toast.error({
          action: error.isOutdated ? reload : unreached ? retry : undefined,
          subject: nameIn(named),
          ...message,
        })
      }
      return { ok: false, error }
    }
  }

  const run: RunMutation<Mutation> = (variables, options) => {
    const key = JSON.stringify(variables)
    const underway = flights.current.get(key)
    if (underway) return underway

    const flight = send(variables, options).finally(() => {
      flights.current.delete(key)
      setPending(flights.current.size > 0)
    })
    void flight.then(options?.onOutcome)
    flights.current.set(key, flight)
    setPending(true)
    return flight
  }

  return [run, pending]
}

/** Why *Undo* comes too late: the record is gone or was changed since, or is now another user's to undo. */
function whyTooLate(error: ApiError): string | undefined {
  const { code } = error
  if (code === 'FORBIDDEN') return 'It was changed by someone else in the meantime.'
  return code === 'NOT_FOUND' || code === 'CONFLICT' ? reasonOf(error) : undefined
}

/** The message, with who made the newer version where the API says that. */
function reasonOf({ data, message }: ApiError): string {
  const { changedBy } = (data ?? {}) as { changedBy?: string | null }
  return changedBy ? `${changedBy} changed it in the meantime.` : message
}

/** The id of the written record. Its previous toast is closed, so that no outdated Undo is offered. */
function recordOf({ input, id = input?.id }: { input?: { id?: string }; id?: string }): string | undefined {
  return id
}

type Named<Mutation extends MutationParameters> = Pick<Feedback<Mutation>, 'success' | 'undo' | 'subject'>

const nameIn = <Mutation extends MutationParameters>({ subject }: Named<Mutation>) =>
  typeof subject === 'string' ? subject : undefined

function successMessage<Mutation extends MutationParameters>(
  { success, undo, subject }: Named<Mutation>,
  response: Mutation['response'],
): ToastMessage | null {
  const message = entitled('Success', typeof success === 'function' ? success(response) : success)
  const name = typeof subject === 'function' ? subject(response) : subject
  const onSelect = undo?.(response)
  return (
    message && {
      ...(name != null && { subject: name }),
      ...(onSelect && { action: { label: 'Undo', onSelect: () => void onSelect() } }),
      ...message,
    }
  )
}

function failureMessage(failure: Failure, error: ApiError, unreached?: boolean): ToastMessage | null {
  if (typeof failure === 'function') return entitled('Error', failure(error))
  const words = typeof failure === 'string' ? failure : failure.inForm
  // Where another user was first, the reason says who.
  const isEnough = words === failure && !unreached && error.code !== 'CONFLICT'
  return entitled('Error', isEnough ? words : `${words}: ${reasonOf(error)}`)
}

const entitled = (title: string, message: Message = null) =>
  typeof message === 'string' ? { title, description: message } : message
