import { settingNames } from '#platform/config.ts'
import { type Finding, findingOf } from './finding.ts'

/** Prefixes that only settings of this program have. */
const ownPrefixes = [
  'BACKUP_',
  'LINK_',
  'OWNER_',
  'REQUIRE_',
  'SECOND_FACTOR_',
  'SMTP_',
  'STORAGE_',
  'UPLOAD_',
]

/** Names of settings that do not exist, such as SMTP_URI: the program would ignore them. Invalid values stop every command. */
export function checkSettings(env: NodeJS.ProcessEnv): Finding[] {
  const unknown = Object.keys(env).filter(
    (name) => ownPrefixes.some((prefix) => name.startsWith(prefix)) && !settingNames.includes(name),
  )
  return unknown.length > 0
    ? [findingOf('settings.unknown', { names: unknown.toSorted().join(', ') })]
    : [findingOf('settings.ok')]
}
