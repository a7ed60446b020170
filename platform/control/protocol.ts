// The control protocol: one call per connection, one JSON object per line. The process that has locked the data folder
// sends a greeting, the caller a command with arguments. Progress messages follow, then one result or one error.
import { createConnection, type Socket } from 'node:net'
import { createInterface } from 'node:readline'
import { AppError, type FieldError } from '#platform/errors/app-error.ts'
import { catalogue, type ErrorCode } from '#platform/errors/catalogue.ts'

/** Increased with every incompatible change. */
export const protocolVersion = 3

/** The first line from the holder. */
export interface Greeting {
  protocol: number
  holder: { pid: number; host: string; startedAt: string }
}

/** The one line from the caller. */
export interface ControlRequest {
  verb: string
  args: unknown
}

/** Every other line from the holder. */
export type ControlReply = { progress: unknown } | { result: unknown } | { error: WireError }

interface WireError {
  code: string
  params: Record<string, string | number>
  fields: FieldError[]
}

export const sendMessage = (socket: Socket, message: Greeting | ControlRequest | ControlReply) =>
  socket.write(`${JSON.stringify(message).replace(readlineBreaks, escaped)}\n`)

// JSON does not escape these two characters, and readline of Node ends a line at them.
const readlineBreaks = /[\u2028\u2029]/g
const escaped = (character: string) => (character === '\u2028' ? '\\u2028' : '\\u2029')

/** The lines of a connection as they arrive; ends when the connection closes for any reason. */
export const readMessageLines = (socket: Socket): AsyncIterable<string> =>
  createInterface({ input: socket, crlfDelay: Number.POSITIVE_INFINITY })

export const errorToWire = ({ code, params, fields }: AppError): WireError => ({ code, params, fields })

/** The error that the holder threw; an unknown code becomes `server.error`. */
export function errorFromWire({ code, params, fields }: WireError): AppError {
  if (!Object.hasOwn(catalogue, code)) return new AppError('server.error', { cause: code })
  return new AppError(code as ErrorCode, { params, fields })
}

const noListenerCodes = new Set(['ENOENT', 'ECONNREFUSED', 'EACCES', 'ENOTSOCK'])

/** Connects to a socket; undefined when no process listens there. */
export function tryConnect(path: string): Promise<Socket | undefined> {
  return new Promise((resolve, reject) => {
    const socket = createConnection(path)
    socket.once('connect', () => resolve(socket))
    socket.once('error', (error: NodeJS.ErrnoException) =>
      noListenerCodes.has(error.code ?? '') ? resolve(undefined) : reject(error),
    )
  })
}
