/** A storage that lasts as long as the page. */
class MemoryStorage {
  [name: string]: unknown

  getItem(name: string) {
    return Object.hasOwn(this, name) ? this[name] : null
  }
  setItem(name: string, value: string) {
    this[name] = value
  }
  removeItem(name: string) {
    delete this[name]
  }
  clear() {
    for (const name of Object.keys(this)) this.removeItem(name)
  }
}

/** Where the browser forbids its storage, people can work until they close or reload the page. */
export function replaceForbiddenStorage(): void {
  for (const name of ['localStorage', 'sessionStorage'] as const)
    try {
      window[name].getItem('')
    } catch {
      Object.defineProperty(window, name, { value: new MemoryStorage() })
    }
}
