import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import sharp from 'sharp'
import { insertMedia, reserveMediaId } from '#domains/media/server/media.queries.ts'
import { storeUpload } from '#domains/media/server/store-upload.ts'
import { confirmedIdentitySchema } from '#domains/site-settings/identity.input.ts'
import { changeIdentity } from '#domains/site-settings/index.ts'
import { recordChange } from '#platform/changes/record-change.ts'
import { type Database, openDatabase } from '#platform/db/open-database.ts'
import { inTransaction } from '#platform/db/transaction.ts'
import { parseForm } from '#platform/forms/schema.ts'
import { fileSystemStorage } from '#platform/storage/file-system-storage.ts'
import { anActor } from '#tests/cast.ts'
import { chromiumPath } from '#tests/e2e/chromium-path.ts'
import { postgresBinaries, startPostgres } from '#tests/postgres.ts'
import { insertAccount } from '#tests/rows.ts'
import { newDataDir, removeDataDir, startProgram } from './program.ts'
import { percentile, type Row } from './results.ts'

const partnerCount = 12
const repetitions = 20
const owner = anActor({ id: 1, isAdmin: true, isOwner: true })
const isRoot = process.getuid?.() === 0

/**
 * Measures how soon a visitor of another process sees a changed colour, and what a logo and twelve partners add to the home page.
 * Without PostgreSQL, which two processes need, it measures nothing.
 */
export async function benchLook(): Promise<Row[]> {
  if (!postgresBinaries()) return []
  const dataDir = newDataDir()
  const server = await startPostgres()
  const environment = { DEMO: '1', DATABASE_URL: server.adminUrl }
  const program = await startProgram(dataDir, environment)
  const database = await openDatabase({ databaseUrl: server.adminUrl, dataDir })
  await insertAccount(database.db, { id: owner.id, name: 'Ana', isAdmin: true, isOwner: true })
  const before = await pageBytes(program.url)
  const times: number[] = []
  for (let revision = 1; revision <= repetitions; revision++)
    times.push(await changeColor(database, program.url, revision))
  await addLogos(database, dataDir)
  const after = await pageBytes(program.url)
  await database.close()
  await program.stop()
  await server.stop()
  removeDataDir(dataDir)
  return [
    {
      name: 'changed colour, until a visitor of another process sees it, p95',
      value: percentile(times, 95),
      unit: 'ms',
      target: 2_000,
    },
    {
      name: `a logo and ${partnerCount} partners on the home page`,
      value: (after - before) / 1_000,
      unit: 'kB',
      target: 40,
    },
  ]
}

const noPictures = {
  accent: '',
  ink: '',
  paper: '',
  line: '',
  logoBgDark: '',
  headerImage: '',
  institutionLogo: '',
  icon: '',
  headerCrop: '',
  institutionLink: '',
}

const saveIdentity = (
  { db }: Database,
  revision: number,
  fields: { primary: string; logoBgLight: string },
): Promise<void> =>
  changeIdentity({ db, now: () => new Date() }, owner, {
    revision,
    input: parseForm(confirmedIdentitySchema, { ...noPictures, ...fields, acceptLowContrast: 'on' }),
  })

/** Saves another colour in this process; milliseconds until a page of the program has it. */
async function changeColor(database: Database, url: string, revision: number): Promise<number> {
  const primary = `#7a1f${(16 + revision).toString(16)}`
  await saveIdentity(database, revision, { primary, logoBgLight: '' })
  const start = performance.now()
  while (!(await (await fetch(`${url}/en`)).text()).includes(primary));
  return performance.now() - start
}

/** Gives the dictionary a logo, and partners that have one. */
async function addLogos(database: Database, dataDir: string): Promise<void> {
  const { db } = database
  const storage = fileSystemStorage(join(dataDir, 'media'))
  const folder = join(dataDir, 'logos')
  mkdirSync(folder)
  const ids: number[] = []
  for (let number = 0; number <= partnerCount; number++) {
    const name = `${number}.png`
    const path = join(folder, name)
    await sharp(Buffer.from(logo(number))).toFile(path)
    const id = await reserveMediaId(db)
    const wanted = { id, kind: 'image', mayBeLogo: true } as const
    const { media, files } = await storeUpload(storage, { id: name, path, name }, wanted, () => {})
    await inTransaction(db, (tx) =>
      insertMedia(tx, { ...media, uploadedBy: null, audience: 'public' }, files),
    )
    ids.push(id)
  }
  await saveIdentity(database, repetitions + 1, { primary: '', logoBgLight: `${ids[0]}` })
  await inTransaction(db, async (tx) => {
    const partners = await tx
      .insertInto('institution')
      .values(
        ids.slice(1).map((logoId) => ({ name: `Institute ${logoId}`, link: null, logoId, isPartner: true })),
      )
      .returning('id')
      .execute()
    await recordChange(
      tx,
      'appearance',
      partners.map(({ id }) => id),
    )
  })
}

/** A logo of 1200 × 360 pixels with letters and a gradient, as SVG. */
const logo = (number: number) => `
  <svg xmlns="http://www.w3.org/2000/svg" width="1200" height="360">
    <defs><linearGradient id="g"><stop stop-color="#7a1f5c"/><stop offset="1" stop-color="#0057a0"/></linearGradient></defs>
    <circle cx="180" cy="180" r="${150 - number * 5}" fill="url(#g)"/>
    <text x="380" y="220" font-size="130" font-family="sans-serif">Institute ${number}</text>
  </svg>`

/** The bytes that Chromium receives for the home page, down to its end, without headers. */
async function pageBytes(url: string): Promise<number> {
  const browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: [...(isRoot ? ['--no-sandbox'] : []), '--disable-gpu', '--disable-dev-shm-usage'],
  })
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' })
    const client = await page.context().newCDPSession(page)
    await client.send('Network.enable')
    let bytes = 0
    client.on('Network.dataReceived', ({ encodedDataLength }) => {
      bytes += encodedDataLength
    })
    await page.goto(`${url}/en`, { waitUntil: 'networkidle' })
    await page.keyboard.press('End')
    await page.waitForLoadState('networkidle')
    return bytes
  } finally {
    await browser.close()
  }
}
