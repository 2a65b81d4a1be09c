/** The link that writes to an email address. Everything but the `@` is encoded, so that it adds no copy and no text. */
export const mailLink = (email: string) => `mailto:${encodeURIComponent(email).replace('%40', '@')}`
