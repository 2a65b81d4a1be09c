import { useSyncExternalStore } from 'react'

/** The address to which passkeys belong, which the server writes into the page where browsers offer them. */
const origin = () => document.querySelector<HTMLMetaElement>('meta[name="cuecard-passkeys"]')?.content

const isOffered = () => origin() === window.location.origin && 'PublicKeyCredential' in window

const never = () => () => {}

/** Whether this browser has passkeys for this server. The prerendered page says so for those that have. */
export const usePasskeysOffered = (): boolean => useSyncExternalStore(never, isOffered, () => true)
