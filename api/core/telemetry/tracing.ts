import type { Attributes, Span, Tracer } from '@opentelemetry/api'

type Api = typeof import('@opentelemetry/api')

interface Tracing {
  api: Api
  tracer: Tracer
}

/** Undefined unless `startTracing` has been called: then spans cost nothing, and no library is loaded. */
let tracing: Tracing | undefined

interface SpanOptions {
  /** `internal` by default. */
  kind?: 'internal' | 'client'
  /** Begins a trace of its own, instead of continuing the caller's. */
  root?: boolean
  /** Never names, phone numbers, addresses or credentials. */
  attributes?: Attributes
}

/** The failure's code or type. Its message may repeat what a user has entered. */
function typeOf(error: unknown): string {
  const { code, name } = (error ?? {}) as { code?: unknown; name?: unknown }
  return String(code ?? name ?? 'unknown')
}

function fail({ api }: Tracing, span: Span, error: unknown): void {
  span.setAttribute('error.type', typeOf(error)).setStatus({ code: api.SpanStatusCode.ERROR })
}

/** Runs work in a span of its own, when tracing is on. */
export function inSpan<T>(name: string, options: SpanOptions, work: () => Promise<T>): Promise<T> {
  const on = tracing
  if (!on) return work()
  const { kind = 'internal', ...rest } = options
  const spanKind = kind === 'client' ? on.api.SpanKind.CLIENT : on.api.SpanKind.INTERNAL
  return on.tracer.startActiveSpan(name, { ...rest, kind: spanKind }, async (span) => {
    try {
      return await work()
    } catch (error) {
      fail(on, span, error)
      throw error
    } finally {
      span.end()
    }
  })
}

/** Begins a span for a SQL statement and returns what ends it; undefined outside of a trace. */
export function beginStatement(kind: string, text: string): ((error: unknown) => void) | undefined {
  const on = tracing
  if (!on?.api.trace.getActiveSpan()) return undefined
  const attributes = { 'db.system.name': 'postgresql', 'db.operation.name': kind, 'db.query.text': text }
  const span = on.tracer.startSpan(`SQL ${kind}`, { kind: on.api.SpanKind.CLIENT, attributes })
  return (error) => {
    if (error) fail(on, span, error)
    span.end()
  }
}

/** What the span of a request says once the response has ended. */
interface RequestEnd {
  name: string
  status: number
  attributes: Attributes
}

/**
 * Handles an HTTP request in a span that continues the trace of the `traceparent` header. `whenClosed` calls its
 * argument when the response has ended.
 */
export function inRequestSpan<T>(
  headers: Record<string, unknown>,
  whenClosed: (end: (last: RequestEnd) => void) => void,
  work: () => T,
): T {
  const on = tracing
  if (!on) return work()
  const { api, tracer } = on
  const parent = api.propagation.extract(api.ROOT_CONTEXT, headers)
  const span = tracer.startSpan('HTTP', { kind: api.SpanKind.SERVER }, parent)
  whenClosed(({ name, status, attributes }) => {
    span.updateName(name).setAttributes(attributes)
    if (status >= 500) span.setStatus({ code: api.SpanStatusCode.ERROR })
    span.end()
  })
  return api.context.with(api.trace.setSpan(parent, span), work)
}

interface TracingOptions {
  /** The base URL of an OTLP receiver, such as `http://localhost:4318`. */
  endpoint: string
  /** The name of this process among others. */
  instance: string
}

/** The longest attribute, in characters; statements are cut. */
const longestAttribute = 2_000

/**
 * Exports traces by OTLP over HTTP. The libraries are loaded here, so that a server without tracing starts without
 * them; they read further settings from the environment, such as `OTEL_TRACES_SAMPLER`. Returns a function that exports the
 * remaining spans and stops.
 */
export async function startTracing({ endpoint, instance }: TracingOptions): Promise<() => Promise<void>> {
  const [api, { NodeTracerProvider, BatchSpanProcessor }, { OTLPTraceExporter }, resources] =
    await Promise.all([
      import('@opentelemetry/api'),
      import('@opentelemetry/sdk-trace-node'),
      import('@opentelemetry/exporter-trace-otlp-http'),
      import('@opentelemetry/resources'),
    ])
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces` })
  const provider = new NodeTracerProvider({
    resource: resources
      .resourceFromAttributes({ 'service.name': 'cuecard', 'service.instance.id': instance })
      .merge(resources.detectResources({ detectors: [resources.envDetector] })),
    spanLimits: { attributeValueLengthLimit: longestAttribute },
    spanProcessors: [new BatchSpanProcessor(exporter)],
  })
  provider.register()
  tracing = { api, tracer: provider.getTracer('cuecard') }
  return async () => {
    tracing = undefined
    await provider.shutdown()
    api.trace.disable()
    api.context.disable()
    api.propagation.disable()
  }
}
