import { listPublicPeople } from '#domains/accounts/server/public-people.queries.ts'
import { readMedia } from '#domains/media/server/media.queries.ts'
import { emptyQuery, type SearchEntry } from '#domains/search/search-model.ts'
import type { ReferenceKey } from '#domains/signs/properties.ts'
import type { Db } from '#platform/db/transaction.ts'
import type { PublishedPair, PublishedSign, SignsSharingValue } from '../published-dictionary.ts'
import { documentWithoutLanguages } from '../without-languages.ts'
import { toSimilarSigns } from './nearest-signs.ts'
import { listPublishedSigns } from './published.queries.ts'
import type { PublishedSigns } from './published-signs.ts'
import { readCorpusExamples } from './read-corpus-examples.ts'

interface Shown {
  id: number
  /** Leaves out other signs that are offensive. */
  isSchoolMode: boolean
}

interface Wanted extends Shown {
  /** Codes of the content languages. */
  languages: readonly string[]
}

/** Reads the data for the page of a sign; null when it is not published. */
export async function findPublishedSign(
  db: Db,
  signs: PublishedSigns,
  { id, languages, isSchoolMode }: Wanted,
): Promise<PublishedSign | null> {
  const [row] = await listPublishedSigns(db, { ids: [id] })
  if (!row || !signs.engine.entry(id)) return null
  const { authorId, publisherId, approverId, ...published } = row
  const document = documentWithoutLanguages(row.document, signs.retiredLanguages)
  const mediaIds = [
    ...document.media.map(({ media }) => media),
    ...document.examples.flatMap(({ media }) => media ?? []),
  ]
  const media = new Map((await readMedia(db, mediaIds)).map((item) => [item.id, item]))
  const people = await listPublicPeople(db, [authorId, publisherId, approverId])
  const person = (account: number | null) => (account === null ? null : (people.get(account) ?? null))
  const frequency = signs.frequencyOf(id)
  const isShown = ({ isOffensive }: SearchEntry) => !(isSchoolMode && isOffensive)
  const card = (sign: number) => [signs.engine.entry(sign)].find((entry) => entry && isShown(entry))

  return {
    ...published,
    document,
    publishedAt: row.publishedAt ?? row.createdAt,
    people: { author: person(authorId), publisher: person(publisherId), approver: person(approverId) },
    media: document.media.flatMap(({ media: id, ...file }) => {
      const item = media.get(id)
      return item ? { ...file, media: item } : []
    }),
    exampleMedia: Object.fromEntries(
      document.examples.flatMap(({ media: id }) => {
        const item = id === undefined ? undefined : media.get(id)
        return item ? [[item.id, item]] : []
      }),
    ),
    relations: withVariantsByUse(
      signs,
      signs.links.relationsOf(id).flatMap(({ kind, sign: target }) => {
        const sign = card(target)
        return sign ? { kind, sign } : []
      }),
    ),
    minimalPairs: pairsOf(signs, id).filter(({ sign }) => isShown(sign)),
    similar: toSimilarSigns(signs, signs.articulations.nearest(id)).filter(({ sign }) => isShown(sign)),
    sameHandshape: signsSharingValue(signs, { id, isSchoolMode }, 'handshapeDominant'),
    sameLocation: signsSharingValue(signs, { id, isSchoolMode }, 'location'),
    exampleSigns: Object.fromEntries(
      tokensOf(document.examples).flatMap((token) => {
        const sign = signs.byToken(token, row.source)
        return sign && isShown(sign) ? [[token, sign]] : []
      }),
    ),
    corpus: frequency && {
      frequency,
      examples: await readCorpusExamples(db, signs, {
        sign: id,
        size: firstCorpusExamples,
        languages,
        isSchoolMode,
      }),
    },
  }
}

/** The same relations, with the variants among them in the order of their frequency. */
function withVariantsByUse(
  { counts }: PublishedSigns,
  relations: PublishedSign['relations'],
): PublishedSign['relations'] {
  const usesOf = ({ sign }: PublishedSign['relations'][number]) => counts.uses.get(sign.id) ?? 0
  const variants = relations
    .filter(({ kind }) => kind === 'variant')
    .toSorted((a, b) => usesOf(b) - usesOf(a))
    .values()
  return relations.map((relation) =>
    relation.kind === 'variant' ? (variants.next().value ?? relation) : relation,
  )
}

/** Computed pairs in the order of properties, then those entered by hand that were not computed. */
function pairsOf({ engine, articulations, links }: PublishedSigns, id: number): PublishedPair[] {
  const found = articulations.minimalPairsOf(id)
  const others = links.minimalPairsOf(id).filter((byHand) => found.every((pair) => pair.id !== byHand))
  return [...found, ...others.map((byHand) => ({ id: byHand, property: null }))].flatMap(
    ({ id: other, property }) => {
      const sign = engine.entry(other)
      return sign ? { sign, property } : []
    },
  )
}

const maxSharingShown = 6

/** As many examples from the corpus as the page shows at first. */
export const firstCorpusExamples = 3

/** The first other signs with the same value of a property, in alphabetical order. */
function signsSharingValue(
  { engine }: PublishedSigns,
  { id, isSchoolMode }: Shown,
  key: ReferenceKey,
): SignsSharingValue | null {
  const entry = engine.entry(id)
  const value = entry?.values[key]?.[0]
  if (value === undefined) return null
  const filters = { [key]: [value] }
  const { hits, total } = engine.search({
    ...emptyQuery(''),
    order: 'alphabetical',
    filters,
    isSchoolMode,
    perPage: maxSharingShown + 1,
  })
  const others = hits.filter((hit) => hit.id !== id).slice(0, maxSharingShown)
  const isItselfCounted = !(isSchoolMode && entry?.isOffensive)
  return {
    value,
    signs: others.flatMap((hit) => engine.entry(hit.id) ?? []),
    total: total - Number(isItselfCounted),
  }
}

const tokensOf = (examples: readonly { signs: string }[]) => [
  ...new Set(examples.flatMap(({ signs }) => signs.split(/\s+/).filter((token) => token !== ''))),
]
