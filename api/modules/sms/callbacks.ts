/** Where the provider brings back what became of texts, and what people answer; of a business each. */
export type CallbackKind = 'status' | 'incoming'

/** The path of a business's callbacks, as `/webhooks/twilio/12/status`. */
export function callbackPath(businessId: number, kind: CallbackKind): string {
  return `/webhooks/twilio/${businessId}/${kind}`
}

/** The address that a business tells its provider for incoming texts. */
export function incomingUrl(publicUrl: string, businessId: number): string {
  return publicUrl + callbackPath(businessId, 'incoming')
}

/**
 * The address given with a text for its status; none while the public address is one that only this machine knows, for
 * the provider refuses the text then. It carries the number of the row: what comes back finds it even when it is faster
 * than the answer that names the text, or when that answer was lost. The provider signs it all.
 */
export function statusCallbackUrl(
  publicUrl: string,
  businessId: number,
  messageId: number,
): string | undefined {
  if (new URL(publicUrl).hostname === 'localhost') return undefined
  return `${publicUrl}${callbackPath(businessId, 'status')}?message=${messageId}`
}
