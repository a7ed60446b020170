import type { FinishedUpload, Uploads } from './open-uploads.ts'

/** For tests: uploads of which one has arrived. */
export const aFinishedUpload =
  (upload: FinishedUpload): Uploads['withFinished'] =>
  (_actor, _id, work) =>
    work(upload)
