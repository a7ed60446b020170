import type { Socket } from 'node:net'
import { AppError, isAppError } from '#platform/errors/app-error.ts'
import { type ControlRequest, errorToWire, readMessageLines, sendMessage } from './protocol.ts'

/** Lets a command report its progress and notice that its caller has disconnected. */
export interface ControlContext {
  progress(report: unknown): void
  signal: AbortSignal
}

/** Runs a command. Arguments come from another process, so the handler validates them. */
export type ControlHandler = (args: unknown, call: ControlContext) => Promise<unknown>

/** The control socket of a locked data folder (`Database.lock`). */
export interface ControlSocket {
  serve(handle: (socket: Socket) => void): void
}

/**
 * Runs the commands of other processes, received on the control socket, until the data folder is released.
 * @param handlers by command, such as `import` or `admin:create`
 * @param onError called with each unexpected error; the caller receives `server.error`
 */
export function serveControl(
  socket: ControlSocket,
  handlers: Record<string, ControlHandler>,
  onError: (error: unknown, verb: string) => void = () => {},
): void {
  socket.serve((caller) => void handleCaller(caller, handlers, onError))
}

async function handleCaller(
  caller: Socket,
  handlers: Record<string, ControlHandler>,
  onError: (error: unknown, verb: string) => void,
) {
  const disconnected = new AbortController()
  caller.once('close', () => disconnected.abort())

  const call = await readCall(caller).catch(() => undefined)
  if (!call) return caller.destroy()
  try {
    const handler = Object.hasOwn(handlers, call.verb) ? handlers[call.verb] : undefined
    if (!handler) throw new AppError('control.unknownVerb', { params: { verb: call.verb } })

    const progress = (report: unknown) => sendMessage(caller, { progress: report })
    const result = await handler(call.args, { progress, signal: disconnected.signal })
    sendMessage(caller, { result: result ?? null })
  } catch (error) {
    if (!isAppError(error)) onError(error, call.verb)
    sendMessage(caller, { error: errorToWire(isAppError(error) ? error : new AppError('server.error')) })
  }
  caller.end()
}

/** Undefined when the caller disconnects or sends anything but a call. */
async function readCall(caller: Socket): Promise<ControlRequest | undefined> {
  for await (const line of readMessageLines(caller)) {
    try {
      const { verb, args } = JSON.parse(line) as Partial<ControlRequest>
      return typeof verb === 'string' ? { verb, args } : undefined
    } catch {
      return undefined
    }
  }
  return undefined
}
