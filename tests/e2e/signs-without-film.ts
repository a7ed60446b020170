import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { stringify } from 'csv-stringify/sync'
import sharp from 'sharp'
import { importSigns } from '#domains/signs/index.ts'
import { publishesNothing } from '#domains/signs/server/signs-context.ts'
import type { Db } from '#platform/db/transaction.ts'
import type { Storage } from '#platform/storage/storage.ts'
import { storePicture } from './own-picture.ts'

/** Values without features, of which the dictionary has pictures only: a portrait photograph, and one of 40 pixels. */
const portrait = 'own-portrait'
const small = 'own-small'
const smallPlace = 'own-place'

/** Signs with nothing but hands and a location, by what a picture has to compose. */
export const signsWithoutFilm = {
  SEM: {},
  LUGAR: { location: 'chest' },
  UMA: { dominant: ['flat-hand'] },
  'UMA-LUGAR': { dominant: ['index'], location: 'chin' },
  'UMA-MUDA': { dominant: ['fist', 'five-hand'] },
  'UMA-MUDA-LUGAR': { dominant: ['fist', 'five-hand'], location: 'forehead' },
  DUAS: { dominant: ['v-hand'], nondominant: ['flat-hand'] },
  'DUAS-LUGAR': { dominant: ['v-hand'], nondominant: ['flat-hand'], location: 'neutral-space' },
  TRES: { dominant: ['fist', 'five-hand'], nondominant: ['flat-hand'] },
  'TRES-LUGAR': { dominant: ['flat-hand'], nondominant: ['fist', 'five-hand'], location: 'chest' },
  'QUATRO-FORMAS': { dominant: ['fist', 'five-hand'], nondominant: ['y-hand', 'l-hand'] },
  'QUATRO-LUGAR': { dominant: ['fist', 'five-hand'], nondominant: ['y-hand', 'l-hand'], location: 'head' },
  'FOTO-UMA': { dominant: [portrait] },
  'FOTO-LUGAR': { dominant: [small], location: smallPlace },
  'FOTO-QUATRO': { dominant: [portrait, small], nondominant: ['fist', portrait], location: smallPlace },
} as const satisfies Record<string, { dominant?: string[]; nondominant?: string[]; location?: string }>

interface Combination {
  dominant?: readonly string[]
  nondominant?: readonly string[]
  location?: string
}

/** Imports and publishes these signs. */
export async function loadSignsWithoutFilm(db: Db, storage: Storage): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'signs-without-film-'))
  try {
    const file = join(folder, 'signs.csv')
    await writeFile(
      file,
      stringify(Object.entries<Combination>(signsWithoutFilm).map(toRow), { header: true }),
    )
    await importSigns(
      { db, storage, now: () => new Date(), ...publishesNothing },
      { file, publish: true, createValues: true },
    )
    const photograph = join(folder, 'portrait.png')
    await sharp(Buffer.from(drawing(300, 450)))
      .png()
      .toFile(photograph)
    const thumbnail = join(folder, 'small.png')
    await sharp(Buffer.from(drawing(40, 40)))
      .png()
      .toFile(thumbnail)
    for (const [value, path] of [
      [portrait, photograph],
      [small, thumbnail],
      [smallPlace, thumbnail],
    ] as const)
      await storePicture(db, storage, path, (tx, pictureId) =>
        tx.updateTable('vocabularyEntry').set({ pictureId }).where('value', '=', value).execute(),
      )
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

const toRow = ([gloss, { dominant = [], nondominant = [], location = '' }]: [string, Combination]) => ({
  gloss,
  'translation.pt': `sinal ${gloss.toLowerCase()}`,
  handshape_dominant: dominant[0] ?? '',
  handshape_dominant_second: dominant[1] ?? '',
  handshape_nondominant: nondominant[0] ?? '',
  handshape_nondominant_second: nondominant[1] ?? '',
  location,
})

/** An outline on white paper that touches each edge, so that a cut is visible. */
const drawing = (width: number, height: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 100 100" preserveAspectRatio="none">
    <rect width="100" height="100" fill="#fff"/>
    <ellipse cx="50" cy="50" rx="48" ry="48" fill="#f3d9c0" stroke="#222" stroke-width="3"/>
    <path d="M30 40h8M62 40h8M32 66q18 16 36 0" fill="none" stroke="#222" stroke-width="3"/>
  </svg>`
