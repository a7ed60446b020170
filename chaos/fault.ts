import type { Random } from './random.ts'

/** Something that fails, and how it ends. */
export interface Fault {
  name: string
  /** How long it lasts, in milliseconds; 0 if it ends by itself. */
  durationMs(random: Random): number
  begin(random: Random): Promise<void> | void
  end(): Promise<void> | void
}
