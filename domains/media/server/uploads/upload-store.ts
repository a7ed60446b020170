import type { DataStore } from '@tus/server'
import type { AnnouncedBytes } from './upload.queries.ts'

/** Where the bytes of uploads are until something else takes them. All processes share it. */
export interface UploadStore {
  /** What the library of the tus protocol writes and reads. */
  openDataStore(): DataStore
  /**
   * Whether an upload has space beside what others announced and have not sent.
   * @param bytes of the upload
   * @param others all that were announced
   */
  hasSpaceFor(bytes: number, others: readonly AnnouncedBytes[], now: Date): Promise<boolean>
  /** Whether a failed write can have had another reason than a full disk. */
  hasSpace(): Promise<boolean>
  /**
   * Runs work with the path of a finished upload, which is valid only as long as the work runs.
   * @throws AppError `upload.notFound`, `storage.full`, `storage.unreachable`, `storage.refused`, what `work` throws
   */
  withFile<Result>(
    upload: { id: string; bytes: number },
    work: (path: string) => Promise<Result>,
  ): Promise<Result>
  /** Deletes everything of an upload. A missing one is no error. */
  remove(id: string): Promise<void>
  /** The uploads whose deletion was killed. */
  listHalfDeleted(uploads: readonly AnnouncedBytes[], now: Date): Promise<string[]>
  /** The ids of uploads of which nothing was written since a time. */
  listWrittenBefore(time: Date): Promise<string[]>
}

/** A row without bytes can be that of an upload that begins now; ms. */
export const beginningMs = 60_000
