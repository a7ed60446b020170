import type { Config } from './config.ts'
import type { ErrorLog } from './log/log.ts'

type Settings = Pick<Config, 'isLocal' | 'smtpUrl' | 'mailDir' | 'publicUrl' | 'trustedProxies'>

/** Warns at the start about settings that are valid and yet rarely intended. */
export function warnAboutSettings(
  { isLocal, smtpUrl, mailDir, publicUrl, trustedProxies }: Settings,
  log: Pick<ErrorLog, 'warn'>,
): void {
  if (!isLocal && smtpUrl === undefined)
    log.warn(
      { folder: mailDir },
      'mails are files only: SMTP_URL is not set, and /dev/mail is not served with a public URL or a proxy',
    )
  // This server speaks http only, so a proxy must be in front of it.
  if (publicUrl?.startsWith('https:') && 'count' in trustedProxies && trustedProxies.count === 0)
    log.warn(
      'all visitors share the limits of one sender: PUBLIC_URL is https and TRUSTED_PROXIES is not set',
    )
}
