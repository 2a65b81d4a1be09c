/** A request parsed from a `curl` command. */
export interface CurlRequest {
  method: string
  url: string
  headers: Record<string, string>
  body?: string
}

/** Splits a shell command into words. Quotes are removed, and `$NAME` is replaced except in single quotes. */
function wordsOf(line: string, values: Record<string, string>): string[] {
  const text = line.replaceAll('\\\n', ' ')
  const word = /(?:'[^']*'|"(?:\\.|[^"\\])*"|[^\s'"]+)+/g
  const filled = (part: string) =>
    part.replace(/\$(\w+)/g, (_all, name: string) => {
      const value = values[name]
      if (value === undefined) throw new Error(`Nothing says what $${name} is`)
      return value
    })
  return (text.match(word) ?? []).map((joined) =>
    (joined.match(/'[^']*'|"(?:\\.|[^"\\])*"|[^\s'"]+/g) ?? [])
      .map((part) => {
        if (part.startsWith("'")) return part.slice(1, -1)
        if (part.startsWith('"')) return filled(part.slice(1, -1)).replace(/\\(.)/g, '$1')
        return filled(part)
      })
      .join(''),
  )
}

/** Parses a `curl` command with the options that our documentation uses, so that tests need no curl. */
export function readCurl(line: string, values: Record<string, string>): CurlRequest {
  const [command, ...words] = wordsOf(line, values)
  if (command !== 'curl') throw new Error(`This is no curl: ${line}`)
  const request: CurlRequest = { method: '', url: '', headers: {} }
  for (let word = words.shift(); word !== undefined; word = words.shift()) {
    if (word === '-s' || word === '-sN') continue
    const value = () => words.shift() ?? ''
    if (word === '-X') request.method = value()
    else if (word === '-d') request.body = value()
    else if (word === '-H') {
      const [, name = '', text = ''] = /^([^:]+): *(.*)$/.exec(value()) ?? []
      request.headers[name] = text
    } else if (word.startsWith('-')) throw new Error(`Nobody knows ${word} here`)
    else request.url = word
  }
  request.method ||= request.body === undefined ? 'GET' : 'POST'
  return request
}
