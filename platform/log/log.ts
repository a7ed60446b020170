import { type DestinationStream, type Logger, pino } from 'pino'
import { serializeError } from './serialize-error.ts'

export type Log = Logger

/** The part of a log that modules below the site need. */
export type ErrorLog = Pick<Log, 'warn' | 'error'>

/**
 * JSON lines. No personal data is logged: no search text, no IP or e-mail address, no cookie.
 * @param to standard output by default
 */
export const createLog = (level: string, to?: DestinationStream): Log =>
  pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: { err: serializeError },
    },
    to,
  )
