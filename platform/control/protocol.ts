// The control protocol: one call per connection, one JSON object per line. The holder of the data folder
// greets first; the caller names a verb and its arguments; progress follows, then one result or one error.
import { createConnection, type Socket } from 'node:net'
import { createInterface } from 'node:readline'
import { AppError, type FieldError } from '#platform/errors/app-error.ts'
import { catalogue, type ErrorCode } from '#platform/errors/catalogue.ts'

/** Raised with every change that an older or newer caller would misunderstand. */
export const protocolVersion = 2

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

/** Every further line from the holder. */
export type ControlReply = { progress: unknown } | { result: unknown } | { error: WireError }

interface WireError {
  code: string
  params: Record<string, string | number>
  fields: FieldError[]
}

export const sendMessage = (socket: Socket, message: Greeting | ControlRequest | ControlReply) =>
  socket.write(`${JSON.stringify(message).replace(readlineBreaks, escaped)}\n`)

// JSON leaves these two as they are, and Node's readline ends a line at them.
const readlineBreaks = /[\u2028\u2029]/g
const escaped = (character: string) => (character === '\u2028' ? '\\u2028' : '\\u2029')

/** The lines of a connection as they arrive; ends when the connection does, however that happens. */
export const readMessageLines = (socket: Socket): AsyncIterable<string> =>
  createInterface({ input: socket, crlfDelay: Number.POSITIVE_INFINITY })

export const errorToWire = ({ code, params, fields }: AppError): WireError => ({ code, params, fields })

/** The error as the holder threw it; a code this program does not know becomes `server.error`. */
export function errorFromWire({ code, params, fields }: WireError): AppError {
  if (!Object.hasOwn(catalogue, code)) return new AppError('server.error', { cause: code })
  return new AppError(code as ErrorCode, { params, fields })
}

const noListenerCodes = new Set(['ENOENT', 'ECONNREFUSED', 'EACCES', 'ENOTSOCK'])

/** Connects to a socket; undefined when nobody answers there. */
export function tryConnect(path: string): Promise<Socket | undefined> {
  return new Promise((resolve, reject) => {
    const socket = createConnection(path)
    socket.once('connect', () => resolve(socket))
    socket.once('error', (error: NodeJS.ErrnoException) =>
      noListenerCodes.has(error.code ?? '') ? resolve(undefined) : reject(error),
    )
  })
}
