import { findHolder } from '#platform/db/data-dir-lock.ts'
import { AppError } from '#platform/errors/app-error.ts'
import {
  type ControlReply,
  errorFromWire,
  type Greeting,
  protocolVersion,
  readMessageLines,
  sendMessage,
} from './protocol.ts'

/** `reached: false` when no process has locked the data folder: the caller may open the database itself. */
export type ControlResult = { reached: false } | { reached: true; result: unknown }

const greetingTimeoutMs = 5_000

/**
 * Runs a command in the process that has locked the data folder.
 * @throws AppError the error of that process; `database.held` when it accepts no commands; `control.otherVersion`
 *   when it runs another version of the program; `control.lost` when it disconnects before the result
 */
export async function callControl(
  dataDir: string,
  verb: string,
  args: unknown,
  options: { onProgress?: (report: unknown) => void } = {},
): Promise<ControlResult> {
  const socket = await findHolder(dataDir)
  if (!socket) return { reached: false }

  socket.on('error', () => socket.destroy())
  socket.setTimeout(greetingTimeoutMs, () => socket.destroy())
  let greeted = false
  try {
    for await (const line of readMessageLines(socket)) {
      if (!greeted) {
        greeted = true
        socket.setTimeout(0)
        const { protocol } = JSON.parse(line) as Greeting
        if (protocol !== protocolVersion) throw new AppError('control.otherVersion')
        sendMessage(socket, { verb, args })
        continue
      }
      const reply = JSON.parse(line) as ControlReply
      if ('error' in reply) throw errorFromWire(reply.error)
      if ('result' in reply) return { reached: true, result: reply.result }
      options.onProgress?.(reply.progress)
    }
  } finally {
    socket.destroy()
  }
  throw new AppError('control.lost')
}
