import type { Services } from '#api/core/context/services.ts'
import { badField } from '#api/core/errors/errors.ts'
import { hasPublicHost } from '#api/modules/webhooks/outgoing/publicAddress.ts'

declare module '#api/core/context/services.ts' {
  interface ModuleServices {
    /** Whether webhooks may go to private addresses and over plain HTTP, for receivers in the network of the server. */
    allowsPrivateWebhooks: boolean
  }
}

/** Whether a receiver may listen on the port. Ports below 1024 belong to services such as SSH and SMTP. */
export function isAllowedPort({ port }: URL): boolean {
  return ['', '80', '443'].includes(port) || Number(port) >= 1024
}

/**
 * Checks the address of a webhook and returns it in its normal form. Host names are checked again, by their IP
 * addresses, each time a message is sent.
 * @throws BAD_INPUT
 */
export function checkAddress(
  text: string,
  { allowsPrivateWebhooks }: Pick<Services, 'allowsPrivateWebhooks'>,
): string {
  const url = URL.canParse(text) ? new URL(text) : null
  if (!url || !/^https?:$/.test(url.protocol)) throw badField('url', 'Address must start with https://')
  if (url.username || url.password)
    throw badField('url', 'Address must not contain a user name or a password')
  if (!isAllowedPort(url)) throw badField('url', 'Address must use port 80, 443, or one from 1024')
  url.hash = ''
  if (url.href.length > 500) throw badField('url', 'Address must be at most 500 characters')
  if (allowsPrivateWebhooks) return url.href
  if (url.protocol !== 'https:') throw badField('url', 'Address must start with https://')
  if (!hasPublicHost(url)) throw badField('url', 'Address must be reachable from the internet')
  return url.href
}
