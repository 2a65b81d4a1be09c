/** The kinds of callbacks: delivery status of texts, and incoming texts. */
export type CallbackKind = 'status' | 'incoming'

/** The path of a business's callbacks: `/webhooks/twilio/12/status`. */
export function callbackPath(businessId: number, kind: CallbackKind): string {
  return `/webhooks/twilio/${businessId}/${kind}`
}

/** The URL that a business configures at its provider for incoming texts. */
export function incomingUrl(publicUrl: string, businessId: number): string {
  return publicUrl + callbackPath(businessId, 'incoming')
}

/**
 * The URL for the delivery status of a text; none while the public URL is local, because the provider would refuse
 * the text. It contains the id of the row, so that a callback finds its row even when it arrives before the
 * provider's response or when that response is lost. The provider signs the URL as well.
 */
export function statusCallbackUrl(
  publicUrl: string,
  businessId: number,
  messageId: number,
): string | undefined {
  if (new URL(publicUrl).hostname === 'localhost') return undefined
  return `${publicUrl}${callbackPath(businessId, 'status')}?message=${messageId}`
}
