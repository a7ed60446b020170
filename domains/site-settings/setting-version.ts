/** The settings whose changes are kept as versions. */
export type SettingName = 'identity' | 'website'

/** One state of a setting. The state before the first change in the panel has neither person nor date. */
export interface SettingVersion<Content> {
  /** Ascending from 1. */
  revision: number
  kind: 'standard' | 'changed' | 'restored'
  content: Content
  actorId: number | null
  at: Date | null
}

/** The revision of a setting that nobody has changed in the panel. */
export const firstRevision = 1
