import { z } from 'zod'

/** Bytes that are used, and that may be used. */
export const storageUseWire = z.object({ usedBytes: z.int(), quotaBytes: z.int() })
export type StorageUseWire = z.output<typeof storageUseWire>
