import { startDownload } from '#web/lib/download.ts'

/** Lets the browser save what a link answers. Its path alone: the API may have another address for this browser. */
export function saveLink(link: { readonly url: string } | null | undefined): void {
  if (link) startDownload(new URL(link.url).pathname)
}
