import { type Logger, pino } from 'pino'

export type Log = Logger

/** The part of a log that modules below the site need. */
export type ErrorLog = Pick<Log, 'warn' | 'error'>

/** JSON lines on standard output. No personal data is logged: no search text, no IP or e-mail address, no cookie. */
export const createLog = (level: string): Log =>
  pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime })
