import type { Readable, Writable } from 'node:stream'

/** First and last byte, both inclusive, as in HTTP ranges. */
export interface ByteRange {
  start: number
  end: number
}

/** The size of a file in bytes, and when it was written. */
export interface FileStats {
  bytes: number
  modifiedAt: Date
}

/** Writes bytes to a stream and ends it; returns also when the stream is closed early. @throws when the bytes cannot be read */
export type SendBytes = (target: Writable) => Promise<void>

/** A stored file that is open. `close` it after use. */
export interface OpenFile {
  /** Its size. */
  bytes: number
  read(range: ByteRange): Promise<Readable>
  /** Prepares to send a range, so that what is missing or unreachable is an error before the headers are sent. */
  prepare(range: ByteRange): Promise<SendBytes>
  close(): Promise<void>
}

/**
 * Stores media files by keys such as `12/5f0c.webp`. The content of a key never changes.
 * An invalid key is treated like one without a file. Every method also throws AppError `storage.unreachable` and
 * `storage.refused`, if the files are on another server.
 */
export interface Storage {
  /**
   * Writes a file atomically.
   * @returns its size in bytes
   * @throws AppError `storage.full`
   */
  write(key: string, content: Uint8Array | Readable): Promise<number>
  /** @throws AppError `media.notFound` */
  read(key: string, range?: ByteRange): Promise<Readable>
  stat(key: string): Promise<FileStats | undefined>
  /**
   * Opens a file to send it in a response.
   * @throws AppError `media.notFound`
   */
  open(key: string): Promise<OpenFile>
  /** Deletes a file; a missing file is no error. */
  delete(key: string): Promise<void>
  /** Every key, in any order. */
  list(): AsyncIterable<string>
  /** @throws AppError if the storage does not respond, or refuses the access */
  check(): Promise<void>
}

const keyPattern = /^[a-z0-9][a-z0-9-]*(\/[a-z0-9][a-z0-9-]*)*(\.[a-z0-9]{1,8}(\.gz)?)?$/

/** Whether a key is valid: lower case, no dots except before extensions such as `.eaf.gz`, so that it cannot leave the folder. */
export const isStorageKey = (key: string): boolean => key.length <= 200 && keyPattern.test(key)

/** Files below this prefix are served only by pages that check the permissions of the visitor. */
const privateFolder = 'private/'

/** The key of a file without a public URL. */
export const privateKey = (name: string): string => `${privateFolder}${name}`

/** Whether a key has no public URL. */
export const isPrivateKey = (key: string): boolean => key.startsWith(privateFolder)
