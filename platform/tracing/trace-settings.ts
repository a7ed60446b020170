/** Names of OTEL_TRACES_SAMPLER: which traces are sent. */
export const samplers = [
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
] as const

/** Where traces go, and which. */
export interface TraceSettings {
  /** Receives OTLP as JSON by POST. */
  url: string
  serviceName: string
  sampler: (typeof samplers)[number]
  /** The share of `traceidratio`, from 0 to 1. */
  ratio: number
}

interface Given {
  OTEL_SDK_DISABLED: 'true' | 'false'
  OTEL_TRACES_EXPORTER: 'otlp' | 'none'
  OTEL_EXPORTER_OTLP_ENDPOINT?: string | undefined
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT?: string | undefined
  OTEL_SERVICE_NAME: string
  OTEL_TRACES_SAMPLER: (typeof samplers)[number]
  OTEL_TRACES_SAMPLER_ARG: number
}

/** The settings of tracing; undefined when it is off. */
export function traceSettingsOf(given: Given): TraceSettings | undefined {
  if (given.OTEL_SDK_DISABLED === 'true' || given.OTEL_TRACES_EXPORTER === 'none') return undefined
  const endpoint = given.OTEL_EXPORTER_OTLP_ENDPOINT
  const url =
    given.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT ?? (endpoint && `${endpoint.replace(/\/+$/, '')}/v1/traces`)
  if (!url) return undefined
  return {
    url,
    serviceName: given.OTEL_SERVICE_NAME,
    sampler: given.OTEL_TRACES_SAMPLER,
    ratio: given.OTEL_TRACES_SAMPLER_ARG,
  }
}
