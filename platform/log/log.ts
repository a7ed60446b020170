import { type DestinationStream, type Logger, pino } from 'pino'
import { isTracing, traceFields } from '#platform/tracing/tracing.ts'
import { serializeError } from './serialize-error.ts'

export type Log = Logger

/** The part of a log that modules below the site need. */
export type ErrorLog = Pick<Log, 'warn' | 'error'>

/**
 * JSON lines. No personal data is logged: no search text, no IP or e-mail address, no cookie.
 * With tracing, a line carries the ids of its trace and span.
 * @param to standard output by default
 */
export const createLog = (level: string, to?: DestinationStream): Log =>
  pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: { err: serializeError },
      ...(isTracing() && { mixin: traceFields }),
    },
    to,
  )
