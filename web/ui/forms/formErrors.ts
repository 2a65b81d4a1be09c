/** What a refused write says: a sentence for the whole form, messages for its fields. */
export type FormErrors = {
  message?: string
  fields?: Readonly<Record<string, readonly string[]>>
}

/** Errors as a form shows them: one message per field, and one for the form. */
export type ShownErrors = { message?: string; fields: Readonly<Record<string, string>> }

export const noErrors: ShownErrors = { fields: {} }

type Issue = { readonly path: readonly PropertyKey[]; readonly message: string }

/** The first message of each field; an issue of no field goes to the form. */
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

/** Messages for fields this form does not have are shown at the form, so that none is swallowed. */
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
  // The server's sentence only repeats the field messages when there are some.
  return { message: Object.keys(fields).length > 0 ? undefined : errors.message, fields }
}

/** Reads what a submit threw: any error with a message, and with `fields` where the server named them. */
export function fromThrown(thrown: unknown, known: readonly string[]): ShownErrors {
  const message = thrown instanceof Error && thrown.message !== '' ? thrown.message : undefined
  const fields = (thrown as { fields?: FormErrors['fields'] } | null)?.fields
  return fromServer({ message: message ?? 'Something went wrong. Please try again.', fields }, known)
}
