import { startAuthentication, startRegistration } from '@simplewebauthn/browser'

/** What a browser answers, or a sentence for the person when nothing came of it. */
export type Answer = { credential: string; isSuperadmin: boolean } | { trouble: string }

const troubles: Readonly<Record<string, string>> = {
  NotAllowedError: 'No passkey was used. Nothing has changed; try again when you are ready.',
  AbortError: 'No passkey was used. Nothing has changed; try again when you are ready.',
  InvalidStateError: 'This device has a passkey of your account already.',
  SecurityError: 'Passkeys don’t work at this address.',
}

async function answered(ceremony: () => Promise<{ response: { userHandle?: string } }>): Promise<Answer> {
  try {
    const answer = await ceremony()
    // The server says in the handle which kind of account a passkey is of (api/modules/auth/passkeys/options.ts).
    const handle = atob((answer.response.userHandle ?? '').replaceAll('-', '+').replaceAll('_', '/'))
    return { credential: JSON.stringify(answer), isSuperadmin: handle.startsWith('superadmin:') }
  } catch (thrown) {
    const name = thrown instanceof Error ? thrown.name : ''
    return { trouble: troubles[name] ?? 'This device could not use a passkey. Please try again.' }
  }
}

/** Lets the person make a passkey, with the options that the server gave. */
export function makePasskey(options: string): Promise<Answer> {
  return answered(
    () => startRegistration({ optionsJSON: JSON.parse(options) }) as Promise<{ response: object }>,
  )
}

/** Lets the person answer with one of their passkeys. */
export function answerWithPasskey(options: string): Promise<Answer> {
  return answered(() => startAuthentication({ optionsJSON: JSON.parse(options) }))
}
