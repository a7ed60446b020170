import { formatDate, formatTime } from '#platform/i18n/format.ts'
import type { Locale } from '#platform/i18n/locales.ts'

/** A version of something that people change in the panel. */
interface Version<Kind extends string> {
  /** Ascending from 1. */
  revision: number
  kind: Kind
  /** Name of the person; null for the system. */
  by: string | null
  /** Null for the state before the first change. */
  at: Date | null
}

/** Versions as `VersionList` shows them. @param versions newest first */
export const presentVersions = <Kind extends string>(
  versions: readonly Version<Kind>[],
  { locale, timeZone }: { locale: Locale; timeZone: string },
) =>
  versions.map(({ revision, kind, by, at }, index) => ({
    revision,
    kind,
    by,
    when: at && `${formatDate(at, locale, timeZone)} ${formatTime(at, timeZone)}`,
    isCurrent: index === 0,
  }))

export interface VersionView<Kind extends string> {
  revision: number
  kind: Kind
  by: string | null
  /** "22/11/2026 14:32"; null for the state before the first change. */
  when: string | null
  isCurrent: boolean
}
