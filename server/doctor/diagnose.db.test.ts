import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { recordBackup, recordBackupFailure } from '#platform/backup/backup-result.queries.ts'
import { writeNewAgeKey } from '#platform/backup/encryption/age-key.ts'
import { loadConfig } from '#platform/config.ts'
import { startFakeClamd } from '#platform/malware-scan/clamd.fixture.ts'
import { loadCast } from '#seeds/cast.ts'
import { useDatabase } from '#tests/database.ts'
import { findingsOfArchive } from './check-backups.ts'
import { checkMemory, findingsOfSize } from './check-memory.ts'
import { diagnose } from './diagnose.ts'

const database = await useDatabase()
const { db } = database
let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'signbank-doctor-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const now = () => new Date('2026-11-24T12:00:00Z')
const reachable = { check: async () => undefined }

/** The findings by name, with severity and parameters. */
async function find(env: Record<string, string> = {}, installation: object = {}) {
  const config = loadConfig({ DATA_DIR: folder, FFMPEG_PATH: '/nonexistent/ffmpeg', ...env })
  const findings = await diagnose({ config, database, storage: reachable, now, ...installation })
  return Object.fromEntries(findings.map(({ name, severity, params }) => [name, { severity, ...params }]))
}

test('a new installation on one machine lacks an owner, ffmpeg and a backup, and nothing is broken', async () => {
  const findings = await find()
  expect(findings).toMatchObject({
    'database.ok': { severity: 'ok' },
    'storage.ok': { severity: 'ok' },
    'jobs.ok': { severity: 'ok' },
    'mail.files': { severity: 'ok' },
    'address.none': { severity: 'ok' },
    'videos.missing': { severity: 'warning', program: '/nonexistent/ffmpeg' },
    'owner.missing': { severity: 'warning' },
  })
  expect(Object.values(findings).filter(({ severity }) => severity === 'problem')).toEqual([])
})

test('the newest automatic backup of an embedded database is named with its age', async () => {
  const embedded = { database: { ...database, engine: 'embedded' } }
  expect(await find({}, embedded)).toMatchObject({ 'backup.none': { severity: 'warning' } })
  mkdirSync(join(folder, 'backups', '2026-11-24T07-00-00-000Z'), { recursive: true })
  expect(await find({}, embedded)).toMatchObject({ 'backup.ok': { hours: 5 } })
  const server = { database: { ...database, engine: 'server' } }
  expect(await find({}, server)).toMatchObject({ 'backup.elsewhere': { severity: 'warning' } })
})

test('the archive of a server has an age, or a failure since its last file', () => {
  const [early, late] = [new Date('2026-11-24T03:00:00Z'), new Date('2026-11-24T04:00:00Z')]
  const namesOf = (archivedAt: Date | null, failedAt: Date | null) =>
    findingsOfArchive({ archivedAt, failedAt }, () => 8).map(({ name }) => name)
  expect(namesOf(late, early)).toEqual(['backup.archived'])
  expect(namesOf(early, late)).toEqual(['backup.archiveFailed'])
  expect(namesOf(null, late)).toEqual(['backup.archiveFailed'])
  expect(namesOf(null, null)).toEqual([])
})

test('a dictionary with more signs than a process can hold is named with the limit that it needs', async () => {
  expect(await checkMemory(db, 300)).toMatchObject([
    { name: 'memory.low', params: { signs: 0, needed: 400 } },
  ])
  expect(findingsOfSize(100_000, 4_000)).toEqual([])
  expect(findingsOfSize(1_000_000, 4_144.5)).toMatchObject([
    { name: 'memory.low', severity: 'warning', params: { signs: 1_000_000, needed: 6_900, limit: 4_144 } },
  ])
})

test('backups at BACKUP_URL and in folders are named with their age, also of a server, and what is wrong with them', async () => {
  const server = { database: { ...database, engine: 'server' } }
  const { file } = await writeNewAgeKey(join(folder, 'backup.key'))
  const remote = { BACKUP_URL: `file://${folder}/elsewhere`, BACKUP_KEY_FILE: file }
  expect(await find(remote, server)).toMatchObject({ 'backup.remoteNone': { severity: 'warning' } })
  await recordBackup(db, 'remote', new Date('2026-11-24T02:00:00Z'))
  await recordBackup(db, 'folder', new Date('2026-11-20T12:00:00Z'))
  const findings = await find(remote, server)
  expect(findings).toMatchObject({
    'backup.remote': { severity: 'ok', hours: 10 },
    'backup.folder': { severity: 'ok', hours: 96 },
  })
  expect(findings).not.toHaveProperty(['backup.elsewhere'])
  await recordBackup(db, 'remote', new Date('2026-11-22T02:00:00Z'))
  rmSync(file)
  expect(await find(remote, server)).toMatchObject({
    'backup.remoteOld': { severity: 'problem', hours: 58 },
    'backup.unusable': { severity: 'problem', reason: 'backup.keyUnreadable' },
  })
  await recordBackupFailure(db, 'remote', { failedAt: now(), failure: 'storage.full' })
  expect(await find(remote, server)).toMatchObject({
    'backup.failed': { severity: 'problem', reason: 'storage.full' },
  })
})

test('a scanner of malware that is away, without signatures, or with old ones is found', async () => {
  const findWith = async (version: string) => {
    const clamd = await startFakeClamd({ version })
    const { port } = clamd.address as { port: number }
    const findings = await find({ CLAMD_ADDRESS: `127.0.0.1:${port}` })
    clamd.close()
    return findings
  }
  expect(await find()).toHaveProperty(['malware.none'])
  const old = await findWith('ClamAV 1.4.3/27000/Mon Jan 15 09:41:00 2024')
  expect(old).toMatchObject({ 'malware.old': { severity: 'warning', version: 'ClamAV 1.4.3' } })
  expect(await findWith('ClamAV 1.4.3')).toHaveProperty(['malware.noSignatures'])
  const fresh = new Date().toUTCString().replace(/^(\w+), (\d+) (\w+) (\d+) (\S+) GMT$/, '$1 $3 $2 $5 $4')
  expect(await findWith(`ClamAV 1.4.3/27000/${fresh}`)).toMatchObject({ 'malware.ok': { days: 0 } })
  const missing = await find({ CLAMD_ADDRESS: join(folder, 'clamd.ctl') })
  expect(missing).toMatchObject({ 'malware.unreachable': { severity: 'problem', reason: 'ENOENT' } })
})

test('jobs that nobody does, parked jobs, and a missing key of authenticator apps are found', async () => {
  await loadCast(db)
  await sql`insert into job_run (queue, data, parked_at) values ('media', '{}', now())`.execute(db)
  const { id } = await db
    .selectFrom('account')
    .select('id')
    .where('email', 'like', 'ana@%')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('authenticatorApp')
    .values({ accountId: id, encryptedSecret: 'x', lastStep: 0, createdAt: now() })
    .execute()
  const findings = await find()
  expect(findings).toMatchObject({
    'owner.ok': { severity: 'ok' },
    'jobs.parked': { severity: 'warning', count: 1 },
    'secondFactors.keyMissing': { severity: 'problem', file: join(folder, 'second-factor.key') },
  })
  const key = join(folder, 'second-factor.key')
  writeFileSync(key, 'x', { mode: 0o640 })
  expect(await find()).toMatchObject({ 'secondFactors.readable': { severity: 'warning', file: key } })
  chmodSync(key, 0o600)
  expect(await find()).toMatchObject({ 'secondFactors.ok': { severity: 'ok' } })
})

test('a database from a newer release, and one that lacks migrations, are named', async () => {
  await sql`insert into kysely_migration (name, timestamp) values ('9999-future', '')`.execute(db)
  expect(await find()).toMatchObject({ 'database.newer': { severity: 'problem', migration: '9999-future' } })
  await sql`delete from kysely_migration where name = '9999-future' or name = (select max(name) from kysely_migration where name < '9999')`.execute(
    db,
  )
  const missing = await find()
  expect(missing).toMatchObject({ 'database.pending': { severity: 'warning', count: 1 } })
  expect(missing).not.toHaveProperty(['owner.ok'])
})

test('files, mail server, public address and data folder that cannot be used are problems, with their reasons', async () => {
  const findings = await find(
    {
      PUBLIC_URL: 'https://127.0.0.1:65533',
      SMTP_URL: 'smtp://127.0.0.1:9',
      MAIL_FROM: 'a@signs.example',
      DATA_DIR: join(folder, 'missing'),
    },
    { storage: { check: () => Promise.reject(Object.assign(new Error('away'), { code: 'ECONNRESET' })) } },
  )
  expect(findings).toMatchObject({
    'storage.failed': { severity: 'problem', reason: 'ECONNRESET' },
    'mail.refused': { severity: 'problem', host: '127.0.0.1:9', reason: 'ESOCKET' },
    'address.unreachable': { severity: 'problem', reason: 'ECONNREFUSED' },
    'proxies.missing': { severity: 'warning' },
    'dataFolder.notWritable': { severity: 'problem' },
  })
})

test('visitors from outside whose mails are files, and an address without encryption, are named', async () => {
  const server = createServer((_, response) => response.end('ok')).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as AddressInfo
  const findings = await find({ PUBLIC_URL: `http://127.0.0.1:${port}`, TRUSTED_PROXIES: '1' })
  expect(findings).toMatchObject({
    'mail.lost': { severity: 'problem' },
    'address.plain': { severity: 'warning' },
  })
  server.close()
})

test('settings that do not exist are named, because the program ignores them', async () => {
  const env = { SMTP_URI: 'smtp://a', BACKUP_DIR: folder, BACKUP_FOLDER: folder, PATH: '' }
  expect(await find({}, { env })).toMatchObject({
    'settings.unknown': { severity: 'warning', names: 'BACKUP_FOLDER, SMTP_URI' },
  })
  expect(await find({}, { env: { SMTP_URL: 'smtp://a' } })).toMatchObject({ 'settings.ok': {} })
})

test('folders for temporary files and backups that cannot be written are named', async () => {
  vi.stubEnv('TMPDIR', join(folder, 'missing'))
  onTestFinished(() => void vi.unstubAllEnvs())
  writeFileSync(join(folder, 'file'), '')
  const backups = join(folder, 'file', 'backups')
  const embedded = { database: { ...database, engine: 'embedded' } }
  expect(await find({ BACKUP_DIR: backups }, embedded)).toMatchObject({
    'temporaryFolder.notWritable': { severity: 'problem', folder: join(folder, 'missing') },
    'backup.notWritable': { severity: 'problem', folder: backups },
  })
})

test('a database server that is too old, not in UTF-8, or at another time is named', async () => {
  const findOn = (facts: object) => {
    const row = { setting: 'off', version: '17.2', encoding: 'UTF8', time: new Date(), ...facts }
    return find({}, { database: { ...database, pool: { query: async () => ({ rows: [row] }) } } })
  }
  expect(await findOn({ version: '14.11 (Debian)' })).toMatchObject({
    'database.old': { severity: 'problem', version: '14.11 (Debian)', oldest: 15 },
  })
  expect(await findOn({ encoding: 'SQL_ASCII' })).toMatchObject({
    'database.encoding': { severity: 'problem', encoding: 'SQL_ASCII' },
  })
  expect(await findOn({ time: new Date(Date.now() - 3_600_000) })).toMatchObject({
    'clock.differs': { severity: 'problem', seconds: expect.any(Number) },
  })
  expect(await find()).not.toHaveProperty(['clock.differs'])
})
