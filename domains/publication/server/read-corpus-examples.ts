import { toCorpusExample } from '#domains/corpus/corpus-example.ts'
import { listStoredUses } from '#domains/corpus/server/corpus-examples.queries.ts'
import { readMedia } from '#domains/media/server/media.queries.ts'
import type { Db } from '#platform/db/transaction.ts'
import type { PublishedExample } from '../published-dictionary.ts'
import type { PublishedSigns } from './published-signs.ts'

interface Wanted {
  sign: number
  /** The number of examples, the most suitable first. */
  size: number
  /** Codes of the content languages. */
  languages: readonly string[]
  /** Other signs that are offensive are not named. */
  isSchoolMode: boolean
}

/** Examples of a published sign from public recordings, the most suitable first. */
export async function readCorpusExamples(
  db: Db,
  { engine }: Pick<PublishedSigns, 'engine'>,
  { sign, size, languages, isSchoolMode }: Wanted,
): Promise<PublishedExample[]> {
  const uses = await listStoredUses(db, { sign, size })
  const films = await readMedia(
    db,
    uses.flatMap(({ media }) => media ?? []),
  )
  const mediaById = new Map(films.map((film) => [film.id, film]))
  const isNamed = (id: number | null) => {
    const entry = id === null ? undefined : engine.entry(id)
    return entry !== undefined && !(isSchoolMode && entry.isOffensive)
  }
  return uses
    .map((use) => toCorpusExample(use, languages))
    .map(({ media, glosses, ...example }) => ({
      ...example,
      media: media === null ? null : (mediaById.get(media) ?? null),
      glosses: glosses.map((gloss) => (isNamed(gloss.sign) ? gloss : { ...gloss, sign: null })),
    }))
}
