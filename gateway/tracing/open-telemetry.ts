import type { Context, Span as OtelSpan } from '@opentelemetry/api'
import type { Span, SpanAttributes, Tracer } from '../core/span.ts'

/** Where traces go, and what of them. */
interface Traces {
  endpoint: string
  service: string
  ratio: number
}

/** Milliseconds: what is still here at the end is sent, or lost. */
const patience = 1000

const hex = (number: number): string => number.toString(16).padStart(2, '0')

/**
 * Sends traces to a collector, by OTLP over HTTP. The libraries are read only here. A collector that is away costs the
 * spans that no longer fit in their queue, and nothing else.
 */
export const createTracer = async ({ endpoint, service, ratio }: Traces): Promise<Tracer> => {
  const { ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } = await import('@opentelemetry/api')
  const { BatchSpanProcessor, ParentBasedSampler, TraceIdRatioBasedSampler, TracerProvider } = await import(
    '@opentelemetry/sdk-trace'
  )
  const { OTLPTraceExporter } = await import('@opentelemetry/exporter-trace-otlp-http')
  const { defaultResource, resourceFromAttributes } = await import('@opentelemetry/resources')
  const exporter = new OTLPTraceExporter({ url: `${endpoint}/v1/traces` })
  const provider = new TracerProvider({
    resource: defaultResource().merge(resourceFromAttributes({ 'service.name': service })),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(ratio) }),
    spanProcessors: [new BatchSpanProcessor({ exporter, scheduledDelayMillis: 1000 })],
  })
  const tracer = provider.getTracer(service)

  const placeOf = (traceparent: string | undefined): Context => {
    const [, traceId, spanId, flags] = traceparent?.split('-') ?? []
    if (traceId === undefined || spanId === undefined) return ROOT_CONTEXT
    const traceFlags = Number.parseInt(flags ?? '0', 16)
    return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags, isRemote: true })
  }

  const shown = (span: OtelSpan): Span => {
    const { traceId, spanId, traceFlags } = span.spanContext()
    return {
      traceparent: `00-${traceId}-${spanId}-${hex(traceFlags)}`,
      begin: (name, attributes = {}) =>
        shown(
          tracer.startSpan(
            name,
            { attributes, kind: 'db.system.name' in attributes ? SpanKind.CLIENT : SpanKind.INTERNAL },
            trace.setSpan(ROOT_CONTEXT, span),
          ),
        ),
      end: (failure, attributes: SpanAttributes = {}) => {
        span.setAttributes(attributes)
        if (failure !== undefined) {
          span.setAttribute('error.type', failure)
          span.setStatus({ code: SpanStatusCode.ERROR })
        }
        span.end()
      },
    }
  }

  return {
    begin: (name, traceparent, attributes) =>
      shown(tracer.startSpan(name, { attributes, kind: SpanKind.SERVER }, placeOf(traceparent))),
    close: async () => {
      const ended = provider.shutdown().catch(() => undefined)
      await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, patience).unref())])
    },
  }
}
