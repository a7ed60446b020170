import { privateFileMode, privateFolderMode } from '../storage/private-modes.ts'

/** Backups contain addresses, hashes of passwords and private photos: only their owner may read them. */
export const privateFolder = { recursive: true, mode: privateFolderMode } as const
export const privateFile = { flush: true, mode: privateFileMode } as const
