import { readMedia } from '#domains/media/server/media.queries.ts'
import type { PublishedDictionary, PublishedSign } from '#domains/publication/published-dictionary.ts'
import { emptyQuery } from '#domains/search/search-model.ts'
import { canonicalDocument } from '#domains/signs/canonical-document.ts'
import { property, type ReferenceKey, referenceKeys } from '#domains/signs/properties.ts'
import { publicDocument } from '#domains/signs/public-document.ts'
import { mayCreate, mayKeepDraft } from '#domains/signs/sign.policy.ts'
import { mediaIdsOf, type SignDocument } from '#domains/signs/sign-document.ts'
import type { Actor } from '#platform/actor.ts'
import type { Db } from '#platform/db/transaction.ts'
import { AppError } from '#platform/errors/app-error.ts'
import { authorize } from '#platform/policy.ts'
import { findEditableSign, listUploadedFor } from './editable-sign.queries.ts'
import { requireAccountId } from './require-account-id.ts'

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
 * Its files are those of the sign, and those that the actor uploaded for it.
 * @param input.sign id of the sign; null for a new one
 * @throws AppError `sign.notFound`, the reasons of `mayCreate` and `mayKeepDraft`
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
  const shown = await findShownMedia(db, actor, { sign: input.sign, media: mediaIdsOf(document) })
  const media = new Map((await readMedia(db, shown)).map((item) => [item.id, item]))
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
      earlierGlosses: published?.earlierGlosses ?? [],
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

/** Which of these files the preview shows: those of the sign, and those that the actor uploaded for it. */
async function findShownMedia(
  db: Db,
  actor: Actor,
  { sign: id, media }: { sign: number | null; media: number[] },
): Promise<number[]> {
  if (id === null) return []
  const sign = await findEditableSign(db, id)
  if (!sign) throw new AppError('sign.notFound')
  authorize(mayKeepDraft(actor, sign))
  const ofSign = [sign.document, ...(sign.published ? [sign.published.document] : [])].flatMap(mediaIdsOf)
  const shown = new Set([
    ...ofSign,
    ...(await listUploadedFor(db, { sign: id, by: requireAccountId(actor) })),
  ])
  return media.filter((one) => shown.has(one))
}

const isArticulation = (key: ReferenceKey) =>
  property(key).stage === 'phonology' && property(key).variantOf === undefined
