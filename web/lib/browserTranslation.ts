/** The element that stands in the page for a text that the browser has translated. */
const translations = new WeakMap<Node, Element>()
const inUse = new WeakSet<Node>()

const isNewTranslation = (node: Node | null | undefined): node is Element =>
  node?.nodeName === 'FONT' && !inUse.has(node)

/** Remembers which translation has replaced which text; either may have been the first of the two changes. */
function remember(records: readonly MutationRecord[]): void {
  for (const [
    index,
    { target, addedNodes, removedNodes, previousSibling, nextSibling },
  ] of records.entries()) {
    const next = records[index + 1]
    const around = [...addedNodes, previousSibling, nextSibling]
    if (next?.target === target) around.push(...next.addedNodes)
    for (const text of removedNodes) {
      if (!(text instanceof Text) || text.parentNode) continue
      const translation = around.find(isNewTranslation)
      if (!translation) continue
      translations.set(text, translation)
      inUse.add(translation)
    }
  }
}

/**
 * Lets React change a page that the browser translates (facebook/react#11538). A translation replaces text nodes with
 * `font` elements, but React goes on to insert before the replaced nodes, to remove them, and to write into them: the
 * first two throw, and the third changes nothing on screen. So a text that React touches is put back first, and the
 * browser translates it again.
 */
export function supportBrowserTranslation(): void {
  const observer = new MutationObserver(remember)
  observer.observe(document, { childList: true, subtree: true })

  function putBack(node: Node): void {
    if (!(node instanceof Text)) return
    remember(observer.takeRecords())
    let translation = node.parentNode ? node.parentElement : translations.get(node)
    while (translation?.parentElement?.nodeName === 'FONT') translation = translation.parentElement
    if (translation?.nodeName !== 'FONT' || !translation.parentNode) return
    inUse.delete(translation)
    translation.replaceWith(node)
  }

  const page = Node.prototype
  const { appendChild, insertBefore, removeChild } = page
  page.appendChild = function <T extends Node>(this: Node, child: T): T {
    if (!child.parentNode) putBack(child)
    return appendChild.call(this, child) as T
  }
  page.insertBefore = function <T extends Node>(this: Node, child: T, before: Node | null): T {
    if (!child.parentNode) putBack(child)
    if (before && before.parentNode !== this) putBack(before)
    return insertBefore.call(this, child, before?.parentNode === this ? before : null) as T
  }
  page.removeChild = function <T extends Node>(this: Node, child: T): T {
    if (child.parentNode !== this) putBack(child)
    // A translation may have moved it out of its parent, or away.
    return child.parentNode ? (removeChild.call(child.parentNode, child) as T) : child
  }

  const value = Object.getOwnPropertyDescriptor(page, 'nodeValue') as PropertyDescriptor
  Object.defineProperty(Text.prototype, 'nodeValue', {
    ...value,
    set(this: Text, text: string) {
      if (!this.parentNode) putBack(this)
      value.set?.call(this, text)
    },
  })
}
