import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openPublishedDictionary } from '#domains/publication/index.ts'
import { presentHandMatches } from '#domains/search/presenters/hand-matches.presenter.ts'
import { handshapePaths } from '#domains/search/presenters/handshape-paths.ts'
import { familyValues } from '#domains/search/presenters/value-family.ts'
import { emptyLook, type HandLook } from '#domains/search/query/hand-look.ts'
import { nzslHandshapes } from '#domains/signs/csv/presets/nzsl-handshapes.ts'
import { importSigns } from '#domains/signs/index.ts'
import { makeContext, makeDictionary } from '#domains/signs/server/signs.fixture.ts'
import { resolveSourcePath } from '#platform/db/resolve-source-path.ts'
import { inTransaction } from '#platform/db/transaction.ts'
import { translator } from '#platform/i18n/i18n-resources.ts'
import { listSeeds } from '#seeds/list-seeds.ts'
import { useDatabase } from '#tests/database.ts'
import { temporaryFolder } from '#tests/temporary-folder.ts'
import { getHandshapeData } from './get-handshape-data.ts'

const database = await useDatabase()
const { db } = database
const lexicon = join(import.meta.dirname, '../../../shared/data/nzsl/signs.csv')
const isMissing = !existsSync(lexicon) && process.env.CI !== 'true'
if (isMissing)
  console.warn('The lexicon ../shared/data/nzsl/signs.csv is missing, so its hands are not tested.')

/** The first sign of each handshape. */
async function writeExcerpt(folder: string): Promise<string> {
  const [header = '', ...lines] = (await readFile(lexicon, 'utf8')).split('\n')
  const first = Object.keys(nzslHandshapes).flatMap(
    (code) => lines.find((line) => line.includes(`,${code},`)) ?? [],
  )
  const file = join(folder, 'signs.csv')
  await writeFile(file, [header, ...first].join('\n'))
  return file
}

test.skipIf(isMissing)(
  'after an import of the NZSL dictionary the hand builder finds signs, and offers no handshape without signs [PUB-09] [SGN-14] [D39]',
  async () => {
    await makeDictionary(db)
    for (const { load, names } of await listSeeds(resolveSourcePath('seeds')))
      await inTransaction(db, (tx) => load(tx, new Set(names)))
    const folder = await temporaryFolder()
    const options = {
      file: await writeExcerpt(folder),
      preset: 'nzsl',
      createValues: true,
      publish: true,
    } as const
    const { counts } = await importSigns(makeContext(db, folder), options)
    expect(counts.published).toBe(62)
    const dictionary = await openPublishedDictionary({ database })
    await dictionary.close()

    const data = getHandshapeData(dictionary, 'en')
    expect(data.described).toHaveLength(62)
    const offered = familyValues(data.families)
    expect(offered.filter(({ count }) => count === 0)).toEqual([])
    // Each has a name in words and is drawn.
    expect(offered.filter(({ name, drawing }) => /\d\.\d/.test(name) || drawing === null)).toEqual([])
    expect(familyValues(data.allFamilies).length).toBeGreaterThan(offered.length)

    const context = { locale: 'en', t: translator('en') } as const
    const pathOf = handshapePaths(dictionary, { target: null, style: null }, 'en')
    const found = (look: Partial<HandLook>) => {
      const { fitting, signs } = presentHandMatches(
        dictionary,
        { look: { ...emptyLook, ...look }, handshapes: data.described, counts: data.counts, pathOf },
        context,
      )
      return { hands: fitting.length, signs: signs.total }
    }
    expect(found({ fingers: ['index', 'middle'], joints: 'straight' })).toEqual({ hands: 7, signs: 7 })
    expect(found({ fingers: ['thumb'] })).toEqual({ hands: 1, signs: 1 })
    expect(found({ fingers: ['ring', 'little'], joints: 'hooked' })).toEqual({ hands: 0, signs: 0 })
  },
)
