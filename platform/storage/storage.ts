import type { Readable } from 'node:stream'

/** First and last byte, both included, as HTTP ranges count. */
export interface ByteRange {
  start: number
  end: number
}

/**
 * Where media files lie. Keys are names like `12/5f0c.webp`; what a key holds never changes after writing.
 * A key that no file can have is treated like one that no file has.
 */
export interface Storage {
  /**
   * Writes a file whole or not at all.
   * @returns its size in bytes
   * @throws AppError `storage.full`
   */
  write(key: string, content: Uint8Array | Readable): Promise<number>
  /** @throws AppError `media.notFound` */
  read(key: string, range?: ByteRange): Promise<Readable>
  stat(key: string): Promise<{ bytes: number; changedAt: Date } | undefined>
  /** Removes a file; one that is gone already is no error. */
  delete(key: string): Promise<void>
  /** Every key, in no order. */
  list(): AsyncIterable<string>
}

const keyPattern = /^[a-z0-9][a-z0-9-]*(\/[a-z0-9][a-z0-9-]*)*(\.[a-z0-9]{1,8})?$/

/** Whether a file may have this key: lower case, no dots but before the ending, no way out of the folder. */
export const isStorageKey = (key: string): boolean => key.length <= 200 && keyPattern.test(key)

/** What begins like this is shown only by pages that ask who is looking. */
const privateFolder = 'private/'

/** The key of a file that has no public address. */
export const privateKey = (name: string): string => `${privateFolder}${name}`

/** Whether a file has no public address. */
export const isPrivateKey = (key: string): boolean => key.startsWith(privateFolder)
