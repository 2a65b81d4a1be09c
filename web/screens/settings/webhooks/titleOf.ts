/** The host of an address, which tells webhooks apart. */
const hostOf = (url: string) => (URL.canParse(url) ? new URL(url).host : url)

/** The name of a webhook on screen: its description, else its host. */
export const titleOf = ({ description, url }: { description?: string | null | undefined; url: string }) =>
  description || hostOf(url)
