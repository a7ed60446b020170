import { readMedia } from '#domains/media/server/media.queries.ts'
import type { PublishedDictionary, PublishedSign } from '#domains/publication/published-dictionary.ts'
import { emptyQuery } from '#domains/search/search-model.ts'
import { canonicalDocument } from '#domains/signs/canonical-document.ts'
import { property, type ReferenceKey, referenceKeys } from '#domains/signs/properties.ts'
import { publicDocument } from '#domains/signs/public-document.ts'
import { mayCreate } from '#domains/signs/sign.policy.ts'
import { mediaIdsOf, type SignDocument } from '#domains/signs/sign-document.ts'
import type { Actor } from '#platform/actor.ts'
import type { Db } from '#platform/db/transaction.ts'
import { authorize } from '#platform/policy.ts'

interface PreviewContext {
  db: Db
  now: () => Date
  dictionary: Pick<PublishedDictionary, 'card' | 'nearest' | 'findSign' | 'search'>
}

/** A sign whose keyword is the same: perhaps the sign exists already. */
export interface Preview {
  sign: PublishedSign
  /** Ids of published signs with the same keyword. */
  sameWord: number[]
}

const maxSameWord = 5

/**
 * A described sign as the public will see it, with the published signs that are similar.
 * @param input.sign id of the sign; null for a new one
 */
export async function previewSign(
  { db, now, dictionary }: PreviewContext,
  actor: Actor,
  input: { sign: number | null; document: SignDocument },
): Promise<Preview> {
  authorize(mayCreate(actor))
  const id = input.sign ?? 0
  const document = publicDocument(canonicalDocument(input.document))
  const published = input.sign === null ? null : await dictionary.findSign(input.sign)
  const stored = new Set(published ? published.media.map(({ media }) => media.id) : [])
  const media = new Map((await readMedia(db, mediaIdsOf(document))).map((item) => [item.id, item]))
  const card = (sign: number) => dictionary.card(sign) ?? []
  const filters = Object.fromEntries(
    referenceKeys.flatMap((key) =>
      isArticulation(key) && document.values[key] ? [[key, document.values[key]]] : [],
    ),
  )
  const near = dictionary.nearest({ ...emptyQuery(''), filters })
  const word = Object.values(document.translations)[0]?.[0]?.[0]
  const hits = word
    ? dictionary.search({ ...emptyQuery(''), q: word, type: 'starts', perPage: maxSameWord + 1 }).hits
    : []
  return {
    sign: {
      id,
      revision: published?.revision ?? 0,
      document,
      source: published?.source ?? null,
      sourceId: published?.sourceId ?? null,
      createdAt: published?.createdAt ?? now(),
      changedAt: now(),
      publishedAt: published?.publishedAt ?? now(),
      people: published?.people ?? { author: null, publisher: null, approver: null },
      media: document.media.flatMap(({ media: one, ...file }) => {
        const item = media.get(one)
        return item ? [{ ...file, media: item }] : []
      }),
      exampleMedia: Object.fromEntries([...media].filter(([file]) => !stored.has(file))),
      relations: document.relations.flatMap(({ kind, sign }) =>
        [card(sign)].flat().map((entry) => ({ kind, sign: entry })),
      ),
      minimalPairs: document.minimalPairs.flatMap((sign) =>
        [card(sign)].flat().map((entry) => ({ sign: entry, property: null })),
      ),
      similar: near.filter(({ sign }) => sign.id !== id),
      sameHandshape: null,
      sameLocation: null,
      exampleSigns: {},
    },
    sameWord: hits
      .map((hit) => hit.id)
      .filter((one) => one !== id)
      .slice(0, maxSameWord),
  }
}

const isArticulation = (key: ReferenceKey) =>
  property(key).stage === 'phonology' && property(key).variantOf === undefined
