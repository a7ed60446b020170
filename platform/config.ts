import { join, resolve } from 'node:path'
import { z } from 'zod'
import { parseBackupUrl, type RemoteBackupSettings } from './backup/remote/backup-url.ts'
import { usualKeptDays } from './backup/retention.ts'
import { refusesTls, requireDatabaseTls } from './db/database-tls.ts'
import { isDatabaseUrl } from './db/server-urls.ts'
import { noProxies, parseTrustedProxies, type TrustedProxies } from './http/client-address.ts'
import { isLoopbackHost } from './http/loopback-host.ts'
import { translator } from './i18n/i18n-resources.ts'
import { defaultMinAgeMs } from './limits/form-token.ts'
import { parseSender } from './mail/sender.ts'
import { parseClamdAddress } from './malware-scan/clamd-address.ts'
import {
  formatSettingProblem,
  type ProblemReason,
  problemIssue,
  type SettingProblem,
  setting,
  toSettingProblem,
} from './setting-problem.ts'
import { parseStorageUrl } from './storage/storage-url.ts'
import { samplers, traceSettingsOf } from './tracing/trace-settings.ts'

/** Of a link in a mail. */
const maxHours = 720
const maxQuotaGigabytes = 100_000
/** Ten years. */
const maxKeptDays = 3650

const text = z.string()
const flag = setting(
  z.enum(['0', '1']).transform((value) => value === '1'),
  'flag',
)
const choice = <const Names extends readonly [string, ...string[]]>(names: Names) =>
  setting(z.enum(names), 'choice', { names: names.join(', ') })
const url = (...schemes: readonly string[]) =>
  setting(z.url({ protocol: new RegExp(`^(${schemes.join('|')})$`) }), 'url', {
    starts: schemes.map((scheme) => `${scheme}://`).join(', '),
  })
const originUrl = z
  .url({ protocol: /^https?$/ })
  .transform((value) => new URL(value))
  .refine(({ pathname, search, hash }) => pathname === '/' && !search && !hash)
  .transform(({ origin }) => origin)
const timeZone = text.refine((zone) => Intl.supportedValuesOf('timeZone').includes(zone) || zone === 'UTC')
const wholeNumber = (min: number, max: number) =>
  setting(z.coerce.number().int().min(min).max(max), 'wholeNumber', { min, max })
const number = (min: number, max: number) =>
  setting(z.coerce.number().min(min).max(max), 'number', { min, max })
const hours = (defaultHours: number) =>
  setting(z.coerce.number().positive().max(maxHours), 'positiveNumber', { max: maxHours }).default(
    defaultHours,
  )

/** A setting that a function reads; it returns undefined for an invalid text. */
const parsed = <Value>(parse: (text: string) => Value | undefined, reason: ProblemReason) =>
  text.transform((value, context): Value => {
    const result = parse(value)
    if (result !== undefined) return result
    context.addIssue(problemIssue(reason))
    return z.NEVER
  })

const fields = z.object({
  PORT: wholeNumber(0, 65_535).default(3000),
  HOST: text.default('127.0.0.1'),
  PUBLIC_URL: setting(originUrl, 'origin').optional(),
  DATA_DIR: text.default('data'),
  DATABASE_URL: setting(text.refine(isDatabaseUrl), 'url', {
    starts: 'postgres://, postgresql://',
  }).optional(),
  DATABASE_ALLOW_PLAIN: flag.default(false),
  STORAGE_URL: parsed(parseStorageUrl, 'storageUrl').optional(),
  BACKUP_DIR: text.optional(),
  BACKUP_URL: parsed(parseBackupUrl, 'backupUrl').optional(),
  BACKUP_KEY_FILE: text.optional(),
  BACKUP_KEEP_DAYS: wholeNumber(1, maxKeptDays).default(usualKeptDays),
  PLATFORM: setting(text.regex(/^[a-z0-9-]+$/), 'nameForUrls').default('signbank'),
  LEGACY_SOURCE: setting(text.trim().max(200), 'tooLong', { max: 200 }).optional(),
  DEMO: flag.optional(),
  BUILD: flag.default(true),
  TIME_ZONE: setting(timeZone, 'timeZone').default('America/Sao_Paulo'),
  OWNER_EMAIL: text.optional(),
  OWNER_PASSWORD: text.optional(),
  METRICS_TOKEN: setting(text.min(16), 'tooShort', { min: 16 }).optional(),
  HSTS_SUBDOMAINS: flag.default(true),
  TRUSTED_PROXIES: parsed(parseTrustedProxies, 'proxies').optional(),
  SMTP_URL: url('smtp', 'smtps').optional(),
  SMTP_ALLOW_PLAIN: flag.default(false),
  MAIL_FROM: parsed(parseSender, 'sender').optional(),
  UPLOAD_QUOTA_GB: setting(z.coerce.number().positive().max(maxQuotaGigabytes), 'positiveNumber', {
    max: maxQuotaGigabytes,
  }).default(20),
  CLAMD_ADDRESS: parsed(parseClamdAddress, 'clamdAddress').optional(),
  WORKER: flag.default(true),
  FFMPEG_PATH: text.default('ffmpeg'),
  FORM_MIN_SECONDS: number(0, 60).default(defaultMinAgeMs / 1000),
  REQUIRE_SECOND_FACTOR: choice(['none', 'owners', 'administrators', 'all']).default('none'),
  SECOND_FACTOR_KEY_FILE: text.optional(),
  REQUIRE_SIGNER_CONSENT: flag.default(false),
  OFFER_ORIGINALS: flag.default(false),
  ALLOW_EMBEDDING: flag.default(true),
  LINK_CONFIRM_HOURS: hours(48),
  LINK_RESET_HOURS: hours(1),
  LINK_CHANGE_HOURS: hours(24),
  LINK_FIRST_PASSWORD_HOURS: hours(24),
  OTEL_SDK_DISABLED: choice(['true', 'false']).default('false'),
  OTEL_TRACES_EXPORTER: choice(['otlp', 'none']).default('otlp'),
  OTEL_EXPORTER_OTLP_ENDPOINT: url('http', 'https').optional(),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: url('http', 'https').optional(),
  OTEL_EXPORTER_OTLP_PROTOCOL: choice(['http/json']).optional(),
  OTEL_SERVICE_NAME: text.default('signbank'),
  OTEL_TRACES_SAMPLER: choice(samplers).default('parentbased_always_on'),
  OTEL_TRACES_SAMPLER_ARG: number(0, 1).default(1),
  LOG_LEVEL: choice(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
})

/** The names of all settings. */
export const settingNames: readonly string[] = Object.keys(fields.shape)

/** The passwords of the examples in `deploy/`, which are public. */
const examplePassword = /:SECRET@|^SECRET-OF-/

const settings = fields.superRefine((data, context) => {
  const { SMTP_URL, PUBLIC_URL, MAIL_FROM, DATABASE_URL, DATABASE_ALLOW_PLAIN, OWNER_EMAIL, OWNER_PASSWORD } =
    data
  const refuse = (name: keyof typeof data, ...problem: Parameters<typeof problemIssue>) =>
    context.addIssue({ ...problemIssue(...problem), path: [name] })
  if (DATABASE_URL && !DATABASE_ALLOW_PLAIN && refusesTls(DATABASE_URL))
    refuse('DATABASE_URL', 'databaseWithoutTls')
  for (const name of ['DATABASE_URL', 'SMTP_URL', 'METRICS_TOKEN'] as const)
    if (examplePassword.test(data[name] ?? '')) refuse(name, 'placeholder')
  if (data.STORAGE_URL?.secretAccessKey === 'SECRET') refuse('STORAGE_URL', 'placeholder')
  if (data.BACKUP_URL?.s3?.secretAccessKey === 'SECRET') refuse('BACKUP_URL', 'placeholder')
  if (data.BACKUP_URL && !data.BACKUP_KEY_FILE)
    refuse('BACKUP_KEY_FILE', 'missingWith', { other: 'BACKUP_URL' })
  if (SMTP_URL && !PUBLIC_URL) refuse('PUBLIC_URL', 'missingWith', { other: 'SMTP_URL' })
  if (SMTP_URL && !MAIL_FROM) refuse('MAIL_FROM', 'missingWith', { other: 'SMTP_URL' })
  if (OWNER_EMAIL && !OWNER_PASSWORD) refuse('OWNER_PASSWORD', 'missingWith', { other: 'OWNER_EMAIL' })
  if (OWNER_PASSWORD && !OWNER_EMAIL) refuse('OWNER_EMAIL', 'missingWith', { other: 'OWNER_PASSWORD' })
})

function remoteBackupsOf(data: z.output<typeof settings>): RemoteBackupSettings | undefined {
  const { BACKUP_URL: location, BACKUP_KEY_FILE: keyFile, BACKUP_KEEP_DAYS: keptDays } = data
  if (location === undefined || keyFile === undefined) return undefined
  return { location, keyFile: resolve(keyFile), keptDays }
}

/** All settings, read once. */
export type Config = ReturnType<typeof loadConfig>

/** Invalid settings. The message is for logs; the command line formats the problems in its language. */
export class ConfigError extends Error {
  override name = 'ConfigError'
  readonly problems: readonly SettingProblem[]

  constructor(problems: readonly SettingProblem[]) {
    const t = translator('en')
    super(problems.map((problem) => formatSettingProblem(problem, t)).join('\n'))
    this.problems = problems
  }
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
  if (!success) throw new ConfigError(error.issues.map(toSettingProblem))
  const { OWNER_EMAIL: email, OWNER_PASSWORD: password } = data
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
    /** Where the stored files are, instead of `mediaDir`. */
    s3: data.STORAGE_URL,
    uploadDir: join(dataDir, 'uploads'),
    /** What the uploads and the uploaded originals of one person may use, in bytes. */
    uploadQuotaBytes: data.UPLOAD_QUOTA_GB * 1_000_000_000,
    /** Where clamd scans the files that people send; undefined without a scan. */
    clamd: data.CLAMD_ADDRESS,
    databaseUrl: data.DATABASE_ALLOW_PLAIN ? data.DATABASE_URL : requireDatabaseTls(data.DATABASE_URL),
    backupDir: resolve(data.BACKUP_DIR ?? join(dataDir, 'backups')),
    /** The number of days with a backup whose newest one remains. */
    backupKeptDays: data.BACKUP_KEEP_DAYS,
    /** Where encrypted backups go every night, and the file of their key; undefined without them. */
    remoteBackups: remoteBackupsOf(data),
    /** The file of the key of remote backups, also of others than those of BACKUP_URL. */
    backupKeyFile: data.BACKUP_KEY_FILE === undefined ? undefined : resolve(data.BACKUP_KEY_FILE),
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
    /** Whether this process sends mails, converts videos and runs other background jobs. */
    worker: data.WORKER,
    /** The program that converts videos; ffprobe is expected beside it. */
    ffmpegPath: data.FFMPEG_PATH,
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
      'contact-email': data.LINK_CHANGE_HOURS,
    },
    secondFactor: {
      /** Whose accounts must have a second factor. */
      required: data.REQUIRE_SECOND_FACTOR,
      /** The key of the secrets of authenticator apps; backups do not contain it. */
      keyFile: resolve(data.SECOND_FACTOR_KEY_FILE ?? join(dataDir, 'second-factor.key')),
    },
    /** Whether a sign is published only when the signer's consent is noted for each of its videos. */
    requireSignerConsent: data.REQUIRE_SIGNER_CONSENT,
    /** Whether everybody may download the uploaded originals of public signs. */
    offersOriginals: data.OFFER_ORIGINALS,
    /** Whether pages of other sites may show the films of public signs. */
    allowsEmbedding: data.ALLOW_EMBEDDING,
    /** A form that is sent sooner after it was shown is refused, ms. */
    formMinAgeMs: data.FORM_MIN_SECONDS * 1000,
    /** Where traces of OpenTelemetry go; undefined without them. */
    tracing: traceSettingsOf(data),
    logLevel: data.LOG_LEVEL,
  }
}
