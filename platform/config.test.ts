import { expect, test } from 'vitest'
import { defaultLinkLifetimes } from '#domains/accounts/one-time-link.ts'
import { ConfigError, loadConfig } from './config.ts'

test('without settings the demonstration is served on port 3000 of this machine', () => {
  expect(loadConfig({})).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    demo: true,
    publicUrl: null,
    platform: 'signbank',
  })
})

test('the key of the second factors is in the data folder or in a file of its own', () => {
  expect(loadConfig({ DATA_DIR: '/srv/data' }).secondFactor.keyFile).toBe('/srv/data/second-factor.key')
  const env = { DATA_DIR: '/srv/data', SECOND_FACTOR_KEY_FILE: '/run/secrets/key' }
  expect(loadConfig(env).secondFactor.keyFile).toBe('/run/secrets/key')
})

test.each([{ DATABASE_URL: 'postgres://db/x' }, { PUBLIC_URL: 'https://signs.example' }])(
  'an installation for the public brings no demonstration: %j',
  (env) => expect(loadConfig(env).demo).toBe(false),
)

test.each([
  ['PORT', 'many'],
  ['PORT', '70000'],
  ['PUBLIC_URL', 'dictionary.example'],
  ['PUBLIC_URL', 'https://dictionary.example/path'],
  ['DATABASE_URL', 'mysql://db/x'],
  ['STORAGE_URL', 'https://key:secret@files.example/signs'],
  ['STORAGE_URL', 's3://key:secret@files.example/signs/folder'],
  ['TIME_ZONE', 'Mars/Olympus'],
  ['LOG_LEVEL', 'loud'],
  ['DEMO', 'yes'],
  ['METRICS_TOKEN', 'short'],
  ['TRUSTED_PROXIES', 'proxy.example'],
  ['TRUSTED_PROXIES', '10.0.0.0/40'],
  ['TRUSTED_PROXIES', '12'],
  ['SMTP_URL', 'http://mail.example'],
  ['MAIL_FROM', 'nobody'],
  ['MAIL_FROM', 'a@signbank.example, b@signbank.example'],
  ['WORKER', 'no'],
  ['LINK_RESET_HOURS', '-3'],
  ['FORM_MIN_SECONDS', '-1'],
  ['UPLOAD_QUOTA_GB', '-7'],
  ['REQUIRE_SECOND_FACTOR', 'everybody'],
  ['REQUIRE_SIGNER_CONSENT', 'yes'],
  ['OFFER_ORIGINALS', 'yes'],
  ['ALLOW_EMBEDDING', 'yes'],
  ['LINK_CONFIRM_HOURS', 'two'],
])('a wrong %s is refused by name, without its value', (name, value) => {
  const read = () => loadConfig({ [name]: value })
  expect(read).toThrow(ConfigError)
  expect(read).toThrow(new RegExp(`^${name}: (must|is) `))
  expect(read).not.toThrow(value)
})

test('an installation with a public URL or a proxy is not one for this machine only', () => {
  for (const env of [{}, { PUBLIC_URL: 'http://localhost:8080' }, { TRUSTED_PROXIES: '0' }])
    expect(loadConfig(env).isLocal, JSON.stringify(env)).toBe(true)
  for (const env of [
    { PUBLIC_URL: 'https://signs.example' },
    { PUBLIC_URL: 'http://127.0.0.1.signs.example' },
    { TRUSTED_PROXIES: '1' },
    { TRUSTED_PROXIES: '127.0.0.1' },
  ])
    expect(loadConfig(env).isLocal, JSON.stringify(env)).toBe(false)
})

test('an empty setting counts as unset', () => {
  expect(loadConfig({ PUBLIC_URL: '', PORT: '' })).toMatchObject({ publicUrl: null, port: 3000 })
})

test('legacy addresses contain our ids unless the setting names a source [D35]', () => {
  expect(loadConfig({ LEGACY_SOURCE: '' }).legacySource).toBeUndefined()
  expect(loadConfig({ LEGACY_SOURCE: ' nzsl ' }).legacySource).toBe('nzsl')
})

test('no proxy is trusted unless the setting names it', () => {
  expect(loadConfig({}).trustedProxies).toEqual({ count: 0 })
  expect(loadConfig({ TRUSTED_PROXIES: '2' }).trustedProxies).toEqual({ count: 2 })
  expect(loadConfig({ TRUSTED_PROXIES: '10.0.0.0/8, ::1' }).trustedProxies).toHaveProperty('networks')
})

test('the validity of links is a setting: by default two days to confirm, an hour to reset, a day to change [ACC-04]', () => {
  expect(loadConfig({}).linkHours).toEqual(defaultLinkLifetimes)
  expect(loadConfig({ LINK_RESET_HOURS: '0.5' }).linkHours).toEqual({
    ...defaultLinkLifetimes,
    'reset-password': 0.5,
  })
})

test('a form may be sent three seconds after it was shown, or as soon as the setting allows [PUB-06]', () => {
  expect(loadConfig({}).formMinAgeMs).toBe(3_000)
  expect(loadConfig({ FORM_MIN_SECONDS: '0' }).formMinAgeMs).toBe(0)
})

test('the origin of links is PUBLIC_URL, else a loopback origin with the port [PUB-03]', () => {
  expect(loadConfig({ PORT: '3105' }).origin).toBe('http://localhost:3105')
  expect(loadConfig({ PUBLIC_URL: 'https://signs.example' }).origin).toBe('https://signs.example')
})

test('a mail server requires the origin of links and the sender address, which never come from a request', () => {
  const SMTP_URL = 'smtp://user:secret@mail.example'
  const MAIL_FROM = 'Sign bank <signs@signbank.example>'
  const PUBLIC_URL = 'https://signs.example'
  expect(() => loadConfig({ SMTP_URL, MAIL_FROM })).toThrow(/^PUBLIC_URL/)
  expect(() => loadConfig({ SMTP_URL, PUBLIC_URL })).toThrow(/^MAIL_FROM/)
  expect(() => loadConfig({ SMTP_URL })).not.toThrow('secret')
  expect(loadConfig({ SMTP_URL, MAIL_FROM, PUBLIC_URL })).toMatchObject({
    smtpUrl: SMTP_URL,
    mailFrom: { name: 'Sign bank', address: 'signs@signbank.example' },
  })
  expect(loadConfig({})).toMatchObject({ smtpUrl: undefined, worker: true })
})

test('mails to another machine are sent over TLS only, unless the setting allows plain ones', () => {
  const rest = { MAIL_FROM: 'signs@signbank.example', PUBLIC_URL: 'https://signs.example' }
  const requires = (SMTP_URL: string, env = {}) => loadConfig({ SMTP_URL, ...rest, ...env }).smtpRequiresTls
  expect(requires('smtp://mail.example:587')).toBe(true)
  expect(requires('smtp://localhost:25')).toBe(false)
  expect(requires('smtp://127.0.0.1:25')).toBe(false)
  expect(requires('smtp://mail.example:25', { SMTP_ALLOW_PLAIN: '1' })).toBe(false)
})

test('the database of another machine is reached over TLS with a checked certificate only, unless the setting allows it', () => {
  const url = (DATABASE_URL: string, env = {}) => loadConfig({ DATABASE_URL, ...env }).databaseUrl
  expect(url('postgres://u:p@db.example/signs')).toBe('postgres://u:p@db.example/signs?sslmode=verify-full')
  expect(url('postgres://db.example/signs?application_name=x')).toBe(
    'postgres://db.example/signs?application_name=x&sslmode=verify-full',
  )
  for (const local of [
    'postgres://localhost/signs',
    'postgres://127.0.0.1:5433/signs',
    'postgres:///signs?host=/var/run/postgresql',
    'postgres://db.example/signs?sslmode=no-verify',
  ])
    expect(url(local)).toBe(local)
  expect(url('postgres://127.0.0.1:1,db.example:2/signs')).toBe(
    'postgres://127.0.0.1:1,db.example:2/signs?sslmode=verify-full',
  )
  expect(() => url('postgres://127.0.0.1,db.example/signs?sslmode=disable')).toThrow(/sslmode/)
  for (const mode of ['disable', 'allow', 'prefer']) {
    const plain = `postgres://db.example/signs?sslmode=${mode}`
    expect(() => url(plain)).toThrow(/^DATABASE_URL: .*sslmode/)
    expect(url(plain, { DATABASE_ALLOW_PLAIN: '1' })).toBe(plain)
  }
  expect(url('postgres://db.example/signs', { DATABASE_ALLOW_PLAIN: '1' })).toBe(
    'postgres://db.example/signs',
  )
})

test('the first owner is set with both address and password, or not at all', () => {
  expect(loadConfig({}).owner).toBeNull()
  const owner = { OWNER_EMAIL: 'ana@signbank.example', OWNER_PASSWORD: 'nine tall herons wade' }
  expect(loadConfig(owner).owner).toEqual({
    email: 'ana@signbank.example',
    password: 'nine tall herons wade',
  })
  const { OWNER_EMAIL, OWNER_PASSWORD } = owner
  expect(() => loadConfig({ OWNER_EMAIL })).toThrow(/^OWNER_PASSWORD: .* OWNER_EMAIL$/)
  expect(() => loadConfig({ OWNER_PASSWORD })).toThrow(/^OWNER_EMAIL: .* OWNER_PASSWORD$/)
})

test('the passwords of the examples are refused, and no message contains a value', () => {
  const urls = {
    DATABASE_URL: 'postgres://signbank:SECRET@127.0.0.1:5432/signbank',
    SMTP_URL: 'smtp://signbank:SECRET@mail.example:587',
    STORAGE_URL: 's3://signbank:SECRET@s3.example/signbank',
    BACKUP_URL: 's3://signbank:SECRET@s3.example/backups',
    METRICS_TOKEN: 'SECRET-OF-AT-LEAST-16-CHARACTERS',
  }
  const others = {
    PUBLIC_URL: 'https://signs.example',
    MAIL_FROM: 'signs@signs.example',
    BACKUP_KEY_FILE: 'backup.key',
  }
  for (const [name, value] of Object.entries(urls)) {
    const refused = new RegExp(`^${name}: contains the word SECRET of the example`)
    expect(() => loadConfig({ ...others, [name]: value })).toThrow(refused)
    expect(() => loadConfig({ ...others, [name]: value.replace('SECRET', 'SECRETS-of-mine') })).not.toThrow()
  }
})

test('remote backups need a bucket or a folder by its whole path, and a key', () => {
  expect(loadConfig({}).remoteBackups).toBeUndefined()
  const BACKUP_KEY_FILE = '/etc/signbank/backup.key'
  const places = {
    'file:///mnt/backups': { s3: undefined, mediaDir: '/mnt/backups' },
    's3://k:s@s3.example/backups': { s3: expect.objectContaining({ bucket: 'backups' }), mediaDir: '' },
  }
  for (const [BACKUP_URL, location] of Object.entries(places)) {
    const { remoteBackups } = loadConfig({ BACKUP_URL, BACKUP_KEY_FILE, BACKUP_KEEP_DAYS: '30' })
    expect(remoteBackups).toEqual({ location, keyFile: BACKUP_KEY_FILE, keptDays: 30 })
    expect(() => loadConfig({ BACKUP_URL })).toThrow(/^BACKUP_KEY_FILE: .* BACKUP_URL$/)
  }
  for (const BACKUP_URL of ['backups', 'file:///', 'file://host/folder', 's3://s3.example/backups'])
    expect(() => loadConfig({ BACKUP_URL, BACKUP_KEY_FILE })).toThrow(/^BACKUP_URL: /)
})
