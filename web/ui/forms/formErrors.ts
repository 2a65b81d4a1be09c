/** The errors of a refused mutation: a message for the whole form, and messages for its fields. */
export type FormErrors = {
  message?: string
  fields?: Readonly<Record<string, readonly string[]>>
  /** `OFFLINE` for a server that could not be reached. */
  code?: string
  /** Whether the user may reopen the record, which is closed. */
  canReopen?: boolean
  /** Shows the error elsewhere, when the form has been closed meanwhile. */
  tell?: (() => void) | undefined
}

/** Errors as a form shows them: one message per field, and one for the form. */
export type ShownErrors = {
  message?: string
  fields: Readonly<Record<string, string>>
  /** The server could not be reached, so the message is true until it can. */
  unreached?: boolean
  /** The record is closed, and the user may reopen it. */
  canReopen?: boolean
}

export const noErrors: ShownErrors = { fields: {} }

type Issue = { readonly path: readonly PropertyKey[]; readonly message: string }

/** The first message of each field; an issue without a field belongs to the form. */
export function fromIssues(issues: readonly Issue[]): ShownErrors {
  const fields: Record<string, string> = {}
  let message: string | undefined
  for (const issue of issues) {
    const [name] = issue.path
    if (name === undefined) message ??= issue.message
    else fields[String(name)] ??= issue.message
  }
  return { message, fields }
}

/** Messages for fields that the form does not have are shown at the form, so that none is lost. */
export function fromServer(errors: FormErrors, known: readonly string[]): ShownErrors {
  const fields: Record<string, string> = {}
  const homeless: string[] = []
  for (const [name, messages] of Object.entries(errors.fields ?? {})) {
    const [first] = messages
    if (first === undefined) continue
    if (known.includes(name)) fields[name] = first
    else homeless.push(...messages)
  }
  if (homeless.length > 0) return { message: homeless.join(' '), fields }
  const unreached = errors.code === 'OFFLINE'
  // When there are field messages, the server's own message only repeats them.
  const message = Object.keys(fields).length > 0 ? undefined : errors.message
  return { message, fields, unreached, canReopen: errors.canReopen }
}

/** Converts an error that a submit threw: any error with a message, and with `fields` if the server named them. */
export function fromThrown(thrown: unknown, known: readonly string[]): ShownErrors {
  const message = thrown instanceof Error && thrown.message !== '' ? thrown.message : undefined
  const { fields, code } = (thrown ?? {}) as FormErrors
  return fromServer({ message: message ?? 'Something went wrong. Please try again.', fields, code }, known)
}
