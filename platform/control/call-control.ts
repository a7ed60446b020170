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

/** `reached: false` when nobody holds the data folder: the caller may open the database itself. */
export type ControlResult = { reached: false } | { reached: true; result: unknown }

const greetingTimeoutMs = 5_000

/**
 * Asks the process that holds the data folder to carry out a verb.
 * @throws AppError what the holder threw; `database.held` when it serves no verbs; `control.otherVersion`
 *   when it runs another version of the program; `control.lost` when it went away before the end
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
      const answer = JSON.parse(line) as ControlReply
      if ('error' in answer) throw errorFromWire(answer.error)
      if ('result' in answer) return { reached: true, result: answer.result }
      options.onProgress?.(answer.progress)
    }
  } finally {
    socket.destroy()
  }
  throw new AppError('control.lost')
}
