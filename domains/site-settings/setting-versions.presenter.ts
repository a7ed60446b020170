import { formatDate, formatTime } from '#platform/i18n/format.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import type { AuthoredSettingVersion } from './server/versioned-setting.ts'

/** The versions of a setting, newest first. */
export const presentSettingVersions = (
  versions: readonly Omit<AuthoredSettingVersion<unknown>, 'content'>[],
  { locale, timeZone }: { locale: Locale; timeZone: string },
) =>
  versions.map(({ revision, kind, by, at }, index) => ({
    revision,
    kind,
    by,
    when: at && `${formatDate(at, locale, timeZone)} ${formatTime(at, timeZone)}`,
    isCurrent: index === 0,
  }))
export type SettingVersionView = ReturnType<typeof presentSettingVersions>[number]
