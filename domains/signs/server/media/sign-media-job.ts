import { mediaJob } from '#domains/media/index.ts'
import { recordMediaChange } from './sign-media.queries.ts'

/** Processes uploaded videos; the public of a published sign sees the renditions when they are ready. */
export const signMediaJob = mediaJob(recordMediaChange)
