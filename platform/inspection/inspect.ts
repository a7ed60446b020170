import { resolveSourcePath } from '../db/resolve-source-path.ts'
import { AppError } from '../errors/app-error.ts'
import { inspectionLimits } from './inspection-limits.ts'
import { type InspectionQueue, openInspectionQueue } from './inspection-queue.ts'
import { InspectionOverrun } from './start-inspection-process.ts'
import { waitingRequest } from './waiting-request.ts'

interface InspectionOptions {
  /** The refusal of a file that needs more than the limits allow. */
  refuse: (cause: unknown) => AppError
  seconds?: number
  residentMegabytes?: number
  queue?: InspectionQueue
}

/** One process of the server inspects files. */
const queueOfServer = openInspectionQueue()

/** For a picture without a name. */
export const refuseDemandingPhoto = (cause: unknown): AppError =>
  new AppError('photo.tooDemanding', { cause })

/** @param file the name in the error message */
export const refuseDemanding =
  (file: string) =>
  (cause: unknown): AppError =>
    new AppError('media.tooDemanding', { params: { file }, cause })

/**
 * A function that runs in the process that inspects files.
 * @param path of its module below the project root, named `*.inspection.ts`
 * @param name under which the module exports it; arguments and result are cloned
 */
export const inspectionTask =
  <Task extends (...args: never[]) => Promise<unknown>>(path: string, name: string) =>
  /** @throws AppError that `refuse` returns, `server.busy`, `request.unreadable`; what the task throws */
  async (
    args: Parameters<Task>,
    {
      refuse,
      seconds = inspectionLimits.seconds,
      residentMegabytes = inspectionLimits.residentMegabytes,
      queue = queueOfServer,
    }: InspectionOptions,
  ): Promise<Awaited<ReturnType<Task>>> => {
    try {
      const request = { path: resolveSourcePath(path), name, args }
      const result = await queue.run(request, { seconds, residentMegabytes }, waitingRequest())
      return result as Awaited<ReturnType<Task>>
    } catch (cause) {
      throw cause instanceof InspectionOverrun ? refuse(cause) : cause
    }
  }
