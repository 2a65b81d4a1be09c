import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import { type Connection, connectionNow, onReconnect, watchConnection } from '#web/lib/connection.ts'

/** The connection, always current. */
export function useConnection(): Connection {
  return useSyncExternalStore(watchConnection, connectionNow, () => 'online')
}

/** Calls back, while the component is mounted, whenever the connection has returned. */
export function useOnReconnect(callback: () => void): void {
  const onReturn = useEffectEvent(callback)
  useEffect(() => onReconnect(() => onReturn()), [])
}
