import { useCallback, useEffect, useRef, useState } from 'react'
import { fetchQuery, type GraphQLTaggedNode, useRelayEnvironment } from 'react-relay/hooks'
import { createOperationDescriptor, getRequest, type OperationType } from 'relay-runtime'
import type { ChangedType } from '#web/__generated__/useLiveSubscription.graphql.ts'
import { useOnReconnect } from '#web/ui/useConnection.ts'
import { useRefresher } from './RefreshContext.ts'
import { refetch } from './refetch.ts'

interface Latest<Query extends OperationType> {
  readonly variables: Query['variables']
  /** `failed` lasts until the next request. */
  readonly state: 'loading' | 'answered' | 'failed'
}

/** The latest answer and its variables. */
interface Answer<Query extends OperationType> {
  readonly variables: Query['variables']
  readonly data: Query['response']
}

const keyOf = (variables: OperationType['variables']) => JSON.stringify(variables)

/**
 * A query that follows the user's typing. Only the latest request counts: an older answer that arrives late is dropped.
 * The previous answer stays until the next one arrives, also after a failure. A failed request is
 * sent again when the connection returns. `pause` is the debounce delay in milliseconds. The answer follows
 * changes of the types that `shows` names.
 */
export function useDebouncedQuery<Query extends OperationType>(
  query: GraphQLTaggedNode,
  pause = 0,
  shows?: readonly ChangedType[],
) {
  const environment = useRelayEnvironment()
  const refresher = useRefresher()
  const [latest, setLatest] = useState<Latest<Query> | null>(null)
  const [answer, setAnswer] = useState<Answer<Query> | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const flight = useRef<{ unsubscribe: () => void }>(undefined)

  const stop = useCallback(() => {
    clearTimeout(timer.current)
    flight.current?.unsubscribe()
  }, [])
  useEffect(() => stop, [stop])

  useEffect(() => {
    if (!shows || !answer) return
    const { variables } = answer
    return refresher.add({
      shows,
      async read() {
        const request = getRequest(query)
        const refetched = await refetch(environment, request, variables)
        const commit = () => {
          refetched.commit()
          const { data } = environment.lookup(createOperationDescriptor(request, variables).fragment)
          setAnswer((current) =>
            current === answer ? { variables, data: data as Query['response'] } : current,
          )
        }
        return [{ ...refetched, commit }]
      },
    })
  }, [environment, refresher, query, shows, answer])

  function askNow(variables: Query['variables']) {
    stop()
    setLatest({ variables, state: 'loading' })
    flight.current = fetchQuery<Query>(environment, query, variables).subscribe({
      next: (data) => setAnswer({ variables, data }),
      error: () => setLatest({ variables, state: 'failed' }),
      complete: () => setLatest({ variables, state: 'answered' }),
    })
  }

  useOnReconnect(() => latest?.state === 'failed' && askNow(latest.variables))

  return {
    answer,
    /** The variables of the latest request, or null. */
    variables: latest?.variables ?? null,
    loading: latest?.state === 'loading',
    failed: latest?.state === 'failed',
    /** Sends the request after the delay, unless it equals the latest one that has not failed. */
    ask(variables: Query['variables']) {
      if (latest && latest.state !== 'failed' && keyOf(latest.variables) === keyOf(variables)) return
      stop()
      setLatest({ variables, state: 'loading' })
      timer.current = setTimeout(askNow, pause, variables)
    },
    askNow,
    /** Cancels the pending request, because the input is incomplete. */
    cancel() {
      stop()
      setLatest(null)
    },
  }
}
