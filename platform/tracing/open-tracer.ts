import { AsyncLocalStorage } from 'node:async_hooks'
import {
  type Context,
  DiagLogLevel,
  diag,
  type Span as OtelSpan,
  SpanKind as OtelSpanKind,
  ROOT_CONTEXT,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import {
  detectResources,
  resourceAttributesEnvDetector,
  resourceFromAttributes,
} from '@opentelemetry/resources'
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  type Sampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import { isAppError } from '#platform/errors/app-error.ts'
import { formatTraceparent, parseTraceparent } from './trace-parent.ts'
import type { TraceSettings } from './trace-settings.ts'
import type { SpanKind, SpanOptions, Tracer } from './tracing.ts'

const kinds: Readonly<Record<SpanKind, OtelSpanKind>> = {
  server: OtelSpanKind.SERVER,
  consumer: OtelSpanKind.CONSUMER,
  client: OtelSpanKind.CLIENT,
  internal: OtelSpanKind.INTERNAL,
}

/**
 * Sends spans to a receiver of OTLP. While it is away, spans are dropped.
 * @param report is called when spans could not be sent
 */
export function openTracer(settings: TraceSettings, report: () => void): Tracer {
  const current = new AsyncLocalStorage<Context>()
  const provider = new TracerProvider({
    sampler: samplerOf(settings),
    resource: detectResources({ detectors: [resourceAttributesEnvDetector] }).merge(
      resourceFromAttributes({ 'service.name': settings.serviceName }),
    ),
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter({ url: settings.url }) })],
  })
  reportFailures(report)
  const tracer = provider.getTracer('signbank')
  const start = ({ name, kind, attributes = {}, parent }: SpanOptions, startTime?: number) => {
    const remote = parseTraceparent(parent)
    const before = remote ? trace.setSpanContext(ROOT_CONTEXT, remote) : (current.getStore() ?? ROOT_CONTEXT)
    const options = { kind: kinds[kind], attributes, ...(startTime && { startTime }) }
    const span = tracer.startSpan(name, options, before)
    return { span, context: trace.setSpan(before, span) }
  }
  const presentSpan = () => {
    const context = current.getStore()
    return context && trace.getSpanContext(context)
  }

  return {
    run(options, work) {
      const { span, context } = start(options)
      return current.run(context, () => endAfter(span, () => work(handleOf(span))))
    },
    record({ milliseconds, error, ...options }) {
      if (!presentSpan()) return
      const { span } = start(options, Date.now() - milliseconds)
      if (error !== undefined) markError(span, error)
      span.end()
    },
    traceparent() {
      const span = presentSpan()
      return span && formatTraceparent(span)
    },
    fields() {
      const span = presentSpan()
      return span ? { trace_id: span.traceId, span_id: span.spanId } : {}
    },
    async close() {
      await provider.shutdown().catch(() => {})
    },
  }
}

const handleOf = (span: OtelSpan) => ({
  rename: (name: string) => void span.updateName(name),
  set: (attributes: Record<string, string | number>) => void span.setAttributes(attributes),
  fail: () => void span.setStatus({ code: SpanStatusCode.ERROR }),
})

/** Ends the span when the work or its promise ends. */
function endAfter<Result>(span: OtelSpan, work: () => Result): Result {
  const fail = (error: unknown): never => {
    markError(span, error)
    span.end()
    throw error
  }
  try {
    const result = work()
    if (!(result instanceof Promise)) {
      span.end()
      return result
    }
    return result.then((value) => {
      span.end()
      return value
    }, fail) as Result
  } catch (error) {
    return fail(error)
  }
}

/** The code of an error; its message may contain values. The refusal of a request is no failure of the program. */
function markError(span: OtelSpan, error: unknown): void {
  const { code, name } = error as { code?: unknown; name?: unknown }
  span.setAttribute('error.type', String(code ?? name ?? 'unknown'))
  if (!isAppError(error) || error.status >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
}

function samplerOf({ sampler, ratio }: TraceSettings): Sampler {
  const [, isParentBased, name] = /^(parentbased_)?(.+)$/.exec(sampler) ?? []
  const root =
    name === 'always_off'
      ? new AlwaysOffSampler()
      : name === 'traceidratio'
        ? new TraceIdRatioBasedSampler(ratio)
        : new AlwaysOnSampler()
  return isParentBased ? new ParentBasedSampler({ root }) : root
}

/** The libraries report spans that could not be sent. Their texts may contain what the receiver answered. */
function reportFailures(report: () => void): void {
  const ignore = () => {}
  const logger = { error: report, warn: report, info: ignore, debug: ignore, verbose: ignore }
  diag.setLogger(logger, { logLevel: DiagLogLevel.WARN, suppressOverrideMessage: true })
}
