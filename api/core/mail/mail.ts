/** A message to one recipient. */
export interface Mail {
  /** An email address without a display name. */
  to: string
  subject: string
  text: string
  html?: string
}

/** Sends mails. A send may take long, so run it as a background task (see `BackgroundTasks`). */
export interface Mailer {
  /** @throws MailError when the message could not be delivered to the mail server */
  send(mail: Mail): Promise<void>
  /** Deletes the mails that it has kept for longer than a week. */
  deleteOld?(now: Date): Promise<void>
}

/**
 * A failed mail, described by error codes only, because the replies of mail servers repeat the recipient's address.
 * It has no cause, so that an unreachable mail server is never mistaken for an unreachable database.
 */
export class MailError extends Error {
  override readonly name = 'MailError'
}
