import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { loadConfig } from '#platform/config.ts'
import { formatTraceparent, parseTraceparent } from './trace-parent.ts'

const tracing = (env: Record<string, string>) => loadConfig(env).tracing

test('tracing is off unless a receiver is named, and the standard variables turn it off again', () => {
  expect(tracing({})).toBeUndefined()
  const OTEL_EXPORTER_OTLP_ENDPOINT = 'http://collector:4318'
  expect(tracing({ OTEL_EXPORTER_OTLP_ENDPOINT })).toEqual({
    url: 'http://collector:4318/v1/traces',
    serviceName: 'signbank',
    sampler: 'parentbased_always_on',
    ratio: 1,
  })
  expect(tracing({ OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_SDK_DISABLED: 'true' })).toBeUndefined()
  expect(tracing({ OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_TRACES_EXPORTER: 'none' })).toBeUndefined()
  expect(tracing({ OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'https://traces.example/in' })?.url).toBe(
    'https://traces.example/in',
  )
  const wrong = [
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector:4318'],
    ['OTEL_EXPORTER_OTLP_PROTOCOL', 'grpc'],
    ['OTEL_TRACES_SAMPLER_ARG', '2'],
  ] as const
  for (const [name, value] of wrong) expect(() => tracing({ [name]: value })).toThrow(name)
})

test('without a receiver, no library of OpenTelemetry is loaded', () => {
  const script = `
    import { registerHooks } from 'node:module'
    registerHooks({ resolve(name, context, next) {
      if (name.startsWith('@opentelemetry/')) throw new Error('loaded ' + name)
      return next(name, context)
    } })
    await import('#platform/log/log.ts')
    await import('#platform/db/open-database.ts')
    await import('#platform/tracing/trace-s3.ts')
    const { startTracing } = await import('#platform/tracing/start-tracing.ts')
    await startTracing(undefined, () => {})
    await startTracing({ url: 'http://127.0.0.1:9/', serviceName: 'a', sampler: 'always_on', ratio: 1 }, () => {})
      .then(() => console.log('not loaded'), (error) => console.log(error.message))
    process.exit()
  `
  const output = execFileSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' })
  expect(output).toMatch(/^loaded @opentelemetry/)
})

test('a header traceparent is read and written as W3C Trace Context says, and any other text is ignored', () => {
  const header = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01'
  const parsed = parseTraceparent(header)
  expect(parsed && formatTraceparent(parsed)).toBe(header)
  for (const other of [
    undefined,
    '',
    'zebrafinch',
    header.replace('00-', '01-'),
    header.replace('0af7651916cd43dd8448eb211c80319c', '0'.repeat(32)),
    `${header}-more`,
  ])
    expect(parseTraceparent(other)).toBeUndefined()
})
