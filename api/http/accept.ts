import type { IncomingMessage } from 'node:http'
import Negotiator from 'negotiator'

/** Whether the client takes a content coding, by its `Accept-Encoding`. */
export function takesEncoding(request: IncomingMessage, encoding: string): boolean {
  return new Negotiator(request).encodings([encoding]).length > 0
}

/** Whether `Accept` names a media type, with a weight above 0; wildcards name none. */
export function namesType(request: IncomingMessage, type: string): boolean {
  return new Negotiator(request).mediaTypes().includes(type)
}

/** The media type of these that the client likes best, by its `Accept`; undefined when it takes none of them. */
export function bestType<Type extends string>(request: IncomingMessage, types: Type[]): Type | undefined {
  return new Negotiator(request).mediaType(types) as Type | undefined
}
