import { startMediaWorker } from '#domains/media/index.ts'
import { recordMediaChange } from './sign-media.queries.ts'

/** Processes uploaded videos; the public of a published sign sees the renditions when they are ready. */
export const startSignMediaWorker = (
  options: Omit<Parameters<typeof startMediaWorker>[0], 'recordReady'>,
): Promise<void> => startMediaWorker({ ...options, recordReady: recordMediaChange })
