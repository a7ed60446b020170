/** What a span is about: a request or job of this process, a call of another service, or work in between. */
export type SpanKind = 'server' | 'consumer' | 'client' | 'internal'

export type SpanAttributes = Readonly<Record<string, string | number>>

export interface SpanOptions {
  /** A constant of the program or a route pattern: never a text that people send. */
  name: string
  kind: SpanKind
  attributes?: SpanAttributes
  /** The header `traceparent` of the work that caused this; without it the present span. */
  parent?: string | undefined
}

/** The span of the present work. */
export interface Span {
  rename(name: string): void
  set(attributes: SpanAttributes): void
  /** Marks it as failed. Work that throws does so by itself. */
  fail(): void
}

/** Makes spans; `open-tracer.ts` implements it. */
export interface Tracer {
  run<Result>(options: SpanOptions, work: (span: Span) => Result): Result
  /** A span that ended just now. It is left out where no other span is present. */
  record(options: SpanOptions & { milliseconds: number; error?: unknown }): void
  /** Of the present span; undefined where there is none. */
  traceparent(): string | undefined
  fields(): { trace_id?: string; span_id?: string }
  /** Sends what is left. It never throws. */
  close(): Promise<void>
}

const noSpan: Span = { rename() {}, set() {}, fail() {} }

const tracerKey = Symbol.for('signbank.tracer')

/** In development, Vite loads this module a second time for the pages, whose requests begin in the server. */
const shared = globalThis as { [tracerKey]?: Tracer | undefined }

/** Whether spans are made at all. Code that runs thousands of times a second asks first. */
export const isTracing = (): boolean => shared[tracerKey] !== undefined

/** Starts or, with undefined, stops tracing in this process. */
export function setTracer(tracer: Tracer | undefined): void {
  shared[tracerKey] = tracer
}

/** Runs work in a span, which ends when the work or its promise ends. Results and errors stay the same. */
export const inSpan = <Result>(options: SpanOptions, work: (span: Span) => Result): Result => {
  const tracer = shared[tracerKey]
  return tracer ? tracer.run(options, work) : work(noSpan)
}

/** Adds a span of work that has ended, such as a statement. */
export const recordSpan: Tracer['record'] = (ended) => shared[tracerKey]?.record(ended)

/** The header `traceparent` for work that is done later; undefined without tracing. */
export const currentTraceparent = (): string | undefined => shared[tracerKey]?.traceparent()

/** The ids that a line of the log carries. */
export const traceFields = (): object => shared[tracerKey]?.fields() ?? {}
