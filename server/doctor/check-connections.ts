import { connect } from 'node:tls'
import type { Config } from '#platform/config.ts'
import { errorCode } from '#platform/errors/error-code.ts'
import { MailDeliveryError } from '#platform/mail/message.ts'
import { verifyMailServer } from '#platform/mail/smtp-transport.ts'
import { ClamdError, readVersion } from '#platform/malware-scan/clamd.ts'
import type { ClamdAddress } from '#platform/malware-scan/clamd-address.ts'
import type { Storage } from '#platform/storage/storage.ts'
import { findSettingWarnings } from '#platform/warn-about-settings.ts'
import { type Finding, findingOf } from './finding.ts'

const timeoutMs = 10_000
/** Certificates are usually renewed thirty days before they expire. */
const fewDays = 14
const dayMs = 86_400_000
/** Signatures of ClamAV are renewed every day. */
const oldSignatureDays = 7

type Settings = Pick<
  Config,
  'clamd' | 'isLocal' | 'smtpUrl' | 'smtpRequiresTls' | 'publicUrl' | 'trustedProxies'
>

/** Whether stored files, the mail server, clamd and the public address can be reached. It sends no mail. */
export const checkConnections = (settings: Settings, storage: Pick<Storage, 'check'>): Promise<Finding[]> =>
  Promise.all([
    checkStorage(storage),
    checkMail(settings),
    checkScanner(settings.clamd),
    checkAddress(settings.publicUrl),
    ...(findSettingWarnings(settings).has('limitsAreShared') ? [findingOf('proxies.missing')] : []),
  ])

const checkStorage = (storage: Pick<Storage, 'check'>): Promise<Finding> =>
  storage.check().then(
    () => findingOf('storage.ok'),
    (error) => findingOf('storage.failed', { reason: codeOf(error) }),
  )

async function checkMail(settings: Settings): Promise<Finding> {
  const { smtpUrl, smtpRequiresTls } = settings
  if (smtpUrl === undefined)
    return findingOf(findSettingWarnings(settings).has('mailsAreFiles') ? 'mail.lost' : 'mail.files')
  const { host } = new URL(smtpUrl)
  return verifyMailServer({
    url: smtpUrl,
    requireTls: smtpRequiresTls,
    idleTimeoutMs: timeoutMs,
  }).then(
    () => findingOf('mail.ok', { host }),
    (error) => findingOf('mail.refused', { host, reason: codeOf(error) }),
  )
}

async function checkScanner(address: ClamdAddress | undefined): Promise<Finding> {
  if (address === undefined) return findingOf('malware.none')
  try {
    const { version, signaturesAt } = await readVersion(address)
    if (signaturesAt === null) return findingOf('malware.noSignatures', { version })
    const days = Math.floor((Date.now() - signaturesAt.getTime()) / dayMs)
    return findingOf(days > oldSignatureDays ? 'malware.old' : 'malware.ok', { version, days })
  } catch (error) {
    return findingOf('malware.unreachable', { reason: codeOf(error) })
  }
}

async function checkAddress(publicUrl: string | null): Promise<Finding> {
  if (publicUrl === null) return findingOf('address.none')
  try {
    const { ok, status } = await fetch(`${publicUrl}/healthz`, { signal: AbortSignal.timeout(timeoutMs) })
    if (!ok) return findingOf('address.unreachable', { url: publicUrl, reason: status })
    if (!publicUrl.startsWith('https:')) return findingOf('address.plain', { url: publicUrl })
    const days = Math.floor(((await readExpiry(new URL(publicUrl))).getTime() - Date.now()) / dayMs)
    return findingOf(days < fewDays ? 'address.expires' : 'address.ok', { url: publicUrl, days })
  } catch (error) {
    const reason = codeOf(error)
    const name = isAboutCertificate(reason) ? 'address.certificate' : 'address.unreachable'
    return findingOf(name, { url: publicUrl, reason })
  }
}

/** Codes such as CERT_HAS_EXPIRED, DEPTH_ZERO_SELF_SIGNED_CERT and ERR_TLS_CERT_ALTNAME_INVALID. */
const isAboutCertificate = (code: string): boolean => /CERT|UNABLE_TO_|SIGNATURE/.test(code)

/** When the certificate of an https address expires. */
const readExpiry = ({ hostname, port }: URL): Promise<Date> =>
  new Promise((resolve, reject) => {
    const socket = connect({
      host: hostname,
      port: Number(port || 443),
      servername: hostname,
      timeout: timeoutMs,
    })
    socket.once('secureConnect', () => {
      resolve(new Date(socket.getPeerCertificate().valid_to))
      socket.destroy()
    })
    socket.once('timeout', () => socket.destroy(new Error('ETIMEDOUT')))
    socket.once('error', reject)
  })

/** A mail server has replies instead of codes. */
const codeOf = (error: unknown): string =>
  error instanceof MailDeliveryError || error instanceof ClamdError ? error.message : errorCode(error)
