import { stdSerializers } from 'pino'

/**
 * The fields of an error of PostgreSQL that name parts of the schema. Message, detail and context may contain values, such
 * as an address in "Key (email)=(…) already exists".
 */
const safeFields = ['code', 'severity', 'schema', 'table', 'column', 'constraint', 'routine'] as const

/** An error as it is logged. Of an error of the database its code and where it happened, without values of rows. */
export function serializeError(error: Error): object {
  if (!isDatabaseError(error)) return stdSerializers.err(error)
  const fields = error as Error & Partial<Record<(typeof safeFields)[number], unknown>>
  const known = safeFields.flatMap((name) => (fields[name] === undefined ? [] : [[name, fields[name]]]))
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line))
  return {
    type: error.name,
    message: `error of the database ${String(fields.code)}`,
    stack: frames.join('\n'),
    ...Object.fromEntries(known),
  }
}

const isDatabaseError = (error: unknown): boolean => {
  const { code, severity } = error as { code?: unknown; severity?: unknown }
  return typeof severity === 'string' && typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code)
}
