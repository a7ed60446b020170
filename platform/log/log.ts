import { type Logger, pino } from 'pino'

export type Log = Logger

/** JSON lines on standard output. Nothing personal is logged: no search text, no address, no cookie. */
export const createLog = (level: string): Log =>
  pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime })
