import { join, resolve } from 'node:path'
import { z } from 'zod'
import { refusesTls, requireDatabaseTls } from './db/database-tls.ts'
import { noProxies, parseTrustedProxies, type TrustedProxies } from './http/client-address.ts'
import { isLoopbackHost } from './http/loopback-host.ts'
import { defaultMinAgeMs } from './limits/form-token.ts'
import { parseSender } from './mail/sender.ts'

const flag = z.enum(['0', '1']).transform((value) => value === '1')
const origin = z
  .url({ protocol: /^https?$/ })
  .transform((url) => new URL(url))
  .refine((url) => url.pathname === '/' && !url.search && !url.hash, 'must be a URL without a path')
  .transform((url) => url.origin)
const timeZone = z
  .string()
  .refine((zone) => Intl.supportedValuesOf('timeZone').includes(zone) || zone === 'UTC', 'is not a time zone')
const proxies = z.string().transform((text, context) => {
  const parsed = parseTrustedProxies(text)
  if (!parsed)
    context.addIssue('must be a number from 0 to 9, or a comma-separated list of addresses and networks')
  return parsed ?? noProxies
})

const sender = z.string().transform((text, context) => {
  const parsed = parseSender(text)
  if (!parsed) context.addIssue('must be an e-mail address, or a name followed by <an address>')
  return parsed
})

const hours = (defaultHours: number) => z.coerce.number().positive().max(720).default(defaultHours)

const fields = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().default('127.0.0.1'),
  PUBLIC_URL: origin.optional(),
  DATA_DIR: z.string().default('data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATABASE_ALLOW_PLAIN: flag.default(false),
  BACKUP_DIR: z.string().optional(),
  PLATFORM: z
    .string()
    .regex(/^[a-z0-9-]+$/)
    .default('signbank'),
  LEGACY_SOURCE: z.string().trim().max(200).optional(),
  DEMO: flag.optional(),
  BUILD: flag.default(true),
  TIME_ZONE: timeZone.default('America/Sao_Paulo'),
  OWNER_EMAIL: z.string().optional(),
  OWNER_PASSWORD: z.string().optional(),
  METRICS_TOKEN: z.string().min(16).optional(),
  HSTS_SUBDOMAINS: flag.default(true),
  TRUSTED_PROXIES: proxies.optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  SMTP_ALLOW_PLAIN: flag.default(false),
  MAIL_FROM: sender.optional(),
  WORKER: flag.default(true),
  FORM_MIN_SECONDS: z.coerce
    .number()
    .min(0)
    .max(60)
    .default(defaultMinAgeMs / 1000),
  REQUIRE_SECOND_FACTOR: z.enum(['none', 'owners', 'administrators', 'all']).default('none'),
  SECOND_FACTOR_KEY_FILE: z.string().min(1).optional(),
  LINK_CONFIRM_HOURS: hours(48),
  LINK_RESET_HOURS: hours(1),
  LINK_CHANGE_HOURS: hours(24),
  LINK_FIRST_PASSWORD_HOURS: hours(24),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
})

const settings = fields.superRefine((data, context) => {
  const { SMTP_URL, PUBLIC_URL, MAIL_FROM, DATABASE_URL, DATABASE_ALLOW_PLAIN } = data
  if (DATABASE_URL && !DATABASE_ALLOW_PLAIN && refusesTls(DATABASE_URL))
    context.addIssue({
      code: 'custom',
      path: ['DATABASE_URL'],
      message: 'must not disable TLS (sslmode) for another machine; DATABASE_ALLOW_PLAIN=1 allows it',
    })
  const missing = (name: string, message: string) =>
    context.addIssue({ code: 'custom', path: [name], message })
  if (SMTP_URL && !PUBLIC_URL)
    missing('PUBLIC_URL', 'is required with SMTP_URL: links in mails start with it')
  if (SMTP_URL && !MAIL_FROM) missing('MAIL_FROM', 'is required with SMTP_URL: the sender address of mails')
})

/** All settings, read once. */
export type Config = ReturnType<typeof loadConfig>

/** An invalid setting. The message names the setting and never contains its value. */
export class ConfigError extends Error {
  override name = 'ConfigError'
}

/** Whether a URL names this machine as its host. */
const isLoopbackUrl = (url: string): boolean => isLoopbackHost(new URL(url).hostname)

/** Whether there is neither a public URL nor a proxy, so that every visitor is on this machine or its network. */
const isLocalInstallation = (publicUrl: string | undefined, proxies: TrustedProxies): boolean =>
  (publicUrl === undefined || isLoopbackUrl(publicUrl)) && 'count' in proxies && proxies.count === 0

/**
 * Reads the settings from environment variables; empty variables count as unset.
 * @throws ConfigError with the name of each invalid setting
 */
export function loadConfig(env: NodeJS.ProcessEnv = process.env) {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const { success, data, error } = settings.safeParse(given)
  if (!success)
    throw new ConfigError(error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('\n'))
  const { OWNER_EMAIL: email, OWNER_PASSWORD: password } = data
  if ((email === undefined) !== (password === undefined))
    throw new ConfigError('OWNER_EMAIL and OWNER_PASSWORD must be set together')
  const dataDir = resolve(data.DATA_DIR)
  const trustedProxies = data.TRUSTED_PROXIES ?? noProxies
  return {
    port: data.PORT,
    host: data.HOST,
    publicUrl: data.PUBLIC_URL ?? null,
    /** Origin of absolute links. It never comes from a request, whose Host header anybody can choose. */
    origin: data.PUBLIC_URL ?? `http://localhost:${data.PORT}`,
    dataDir,
    mediaDir: join(dataDir, 'media'),
    databaseUrl: data.DATABASE_ALLOW_PLAIN ? data.DATABASE_URL : requireDatabaseTls(data.DATABASE_URL),
    backupDir: resolve(data.BACKUP_DIR ?? join(dataDir, 'backups')),
    platform: data.PLATFORM,
    /** The source whose ids legacy addresses contain. */
    legacySource: data.LEGACY_SOURCE,
    demo: data.DEMO ?? (data.DATABASE_URL === undefined && data.PUBLIC_URL === undefined),
    build: data.BUILD,
    timeZone: data.TIME_ZONE,
    /** The owner that is created when the installation has none. */
    owner: email === undefined || password === undefined ? null : { email, password },
    ownerFile: join(dataDir, 'first-owner.txt'),
    metricsToken: data.METRICS_TOKEN,
    /** Whether browsers use https for the subdomains of PUBLIC_URL as well. */
    hstsSubdomains: data.HSTS_SUBDOMAINS,
    trustedProxies,
    /** Whether pages for this machine only, with the links of mails, may be served at all. */
    isLocal: isLocalInstallation(data.PUBLIC_URL, trustedProxies),
    smtpUrl: data.SMTP_URL,
    /** Whether mails are sent only over TLS, so that a network in between cannot remove the encryption. */
    smtpRequiresTls: data.SMTP_URL !== undefined && !data.SMTP_ALLOW_PLAIN && !isLoopbackUrl(data.SMTP_URL),
    mailFrom: data.MAIL_FROM ?? { name: '', address: 'signbank@localhost' },
    mailDir: join(dataDir, 'mail'),
    /** Whether this process sends mails and runs background jobs. */
    worker: data.WORKER,
    /** How long the links in mails are valid, in hours. */
    linkHours: {
      'first-owner': data.LINK_FIRST_PASSWORD_HOURS,
      'set-password': data.LINK_FIRST_PASSWORD_HOURS,
      'confirm-email': data.LINK_CONFIRM_HOURS,
      'reset-password': data.LINK_RESET_HOURS,
      'change-password': data.LINK_CHANGE_HOURS,
      'change-email-old': data.LINK_CHANGE_HOURS,
      'change-email-new': data.LINK_CHANGE_HOURS,
      'replace-email': data.LINK_CHANGE_HOURS,
    },
    secondFactor: {
      /** Whose accounts must have a second factor. */
      required: data.REQUIRE_SECOND_FACTOR,
      /** The key of the secrets of authenticator apps; backups do not contain it. */
      keyFile: resolve(data.SECOND_FACTOR_KEY_FILE ?? join(dataDir, 'second-factor.key')),
    },
    /** A form that is sent sooner after it was shown is refused, ms. */
    formMinAgeMs: data.FORM_MIN_SECONDS * 1000,
    logLevel: data.LOG_LEVEL,
  }
}
