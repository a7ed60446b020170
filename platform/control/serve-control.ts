import type { Socket } from 'node:net'
import { AppError, isAppError } from '#platform/errors/app-error.ts'
import { type ControlRequest, errorToWire, readMessageLines, sendMessage } from './protocol.ts'

/** What a verb can do besides its work: tell how far it is, and learn that its caller went away. */
export interface ControlContext {
  progress(report: unknown): void
  signal: AbortSignal
}

/** Carries a verb out; arguments come from another process, so the handler checks them. */
export type ControlHandler = (args: unknown, call: ControlContext) => Promise<unknown>

/** The control socket of a held data folder (`Database.lock`). */
export interface ControlSocket {
  serve(handle: (socket: Socket) => void): void
}

/**
 * Takes the verbs of other processes on the control socket, until the data folder is released.
 * @param handlers by verb, such as `import` or `admin:create`
 * @param onError hears of every error that is not meant for the caller; the caller gets `server.error`
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

/** Undefined when the caller hangs up, or says nothing that is a call. */
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
