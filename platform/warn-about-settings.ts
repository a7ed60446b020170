import type { Config } from './config.ts'
import type { ErrorLog } from './log/log.ts'

type Settings = Pick<Config, 'isLocal' | 'smtpUrl' | 'publicUrl' | 'trustedProxies'>

/** Valid settings that are rarely intended: mails are written to files only; all visitors share the limits of one sender. */
export type SettingWarning = 'mailsAreFiles' | 'limitsAreShared'

export function findSettingWarnings({
  isLocal,
  smtpUrl,
  publicUrl,
  trustedProxies,
}: Settings): Set<SettingWarning> {
  const warnings = new Set<SettingWarning>()
  if (!isLocal && smtpUrl === undefined) warnings.add('mailsAreFiles')
  // This server speaks http only, so a proxy must be in front of it.
  if (publicUrl?.startsWith('https:') && 'count' in trustedProxies && trustedProxies.count === 0)
    warnings.add('limitsAreShared')
  return warnings
}

/** Warns at the start about settings that are valid and yet rarely intended. */
export function warnAboutSettings(
  settings: Settings & Pick<Config, 'mailDir'>,
  log: Pick<ErrorLog, 'warn'>,
): void {
  const warnings = findSettingWarnings(settings)
  if (warnings.has('mailsAreFiles'))
    log.warn(
      { folder: settings.mailDir },
      'mails are files only: SMTP_URL is not set, and /dev/mail is not served with a public URL or a proxy',
    )
  if (warnings.has('limitsAreShared'))
    log.warn(
      'all visitors share the limits of one sender: PUBLIC_URL is https and TRUSTED_PROXIES is not set',
    )
}
