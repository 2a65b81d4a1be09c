/** Downloads a text as a file. */
export function download(name: string, type: string, text: string): void {
  saveBlob(name, new Blob([text], { type }))
}

/** Saves a blob as a file. */
export function saveBlob(name: string, content: Blob): void {
  const address = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // By then the browser has started the download.
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}

/** Lets the browser save what a path answers. A failure shows among its downloads, and the page stays. */
export function startDownload(path: string): void {
  const link = document.createElement('a')
  link.href = path
  link.download = ''
  link.click()
}
