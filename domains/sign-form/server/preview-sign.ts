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
import { wordsOf } from '../words-of.ts'
import { findDraft } from './draft.queries.ts'
import { listFilesOfDraft } from './draft-files.ts'
import { findEditableSign, listUploadedFor } from './editable-sign.queries.ts'
import { sameWordIds } from './find-same-word-signs.ts'
import { requireAccountId } from './require-account-id.ts'

interface PreviewContext {
  db: Db
  now: () => Date
  dictionary: Pick<PublishedDictionary, 'card' | 'nearest' | 'findSign' | 'search'>
}

/** What the page of the preview shows. */
export interface Preview {
  sign: PublishedSign
  /** Ids of published signs with the same gloss or keyword. */
  sameWord: number[]
}

/**
 * A described sign as the public will see it, with the published signs that are similar.
 * Its files are those of the sign, and those that the actor uploaded for it or for the draft of a new sign.
 * @param input.sign id of the sign; null for a new one
 * @param input.draft id of the draft of a new sign; null without one
 * @throws AppError `sign.notFound`, the reasons of `mayCreate` and `mayKeepDraft`
 */
export async function previewSign(
  { db, now, dictionary }: PreviewContext,
  actor: Actor,
  input: { sign: number | null; draft: number | null; document: SignDocument },
): Promise<Preview> {
  authorize(mayCreate(actor))
  const id = input.sign ?? 0
  const files = await findFiles(db, actor, input)
  const described = { ...input.document, media: files.ofSign }
  const document = publicDocument(canonicalDocument(described))
  const published = input.sign === null ? null : await dictionary.findSign(input.sign)
  const stored = new Set(published ? published.media.map(({ media }) => media.id) : [])
  const shown = mediaIdsOf(document).filter((one) => files.visible.has(one))
  const media = new Map((await readMedia(db, shown)).map((item) => [item.id, item]))
  const card = (sign: number) => dictionary.card(sign) ?? []
  const filters = Object.fromEntries(
    referenceKeys.flatMap((key) =>
      isArticulation(key) && document.values[key] ? [[key, document.values[key]]] : [],
    ),
  )
  const near = dictionary.nearest({ ...emptyQuery(''), filters })
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
      corpus: published?.corpus ?? null,
    },
    sameWord: sameWordIds(dictionary, { words: wordsOf(document), self: id, language: '' }),
  }
}

interface KnownFiles {
  ofSign: SignDocument['media']
  /** What the preview may show, also in examples: the files of the sign, and those that the actor uploaded for it. */
  visible: ReadonlySet<number>
}

async function findFiles(
  db: Db,
  actor: Actor,
  { sign: id, draft }: { sign: number | null; draft: number | null },
): Promise<KnownFiles> {
  if (id === null) {
    const ofSign = await findFilesOfDraft(db, actor, draft)
    return { ofSign, visible: new Set(ofSign.map(({ media }) => media)) }
  }
  const sign = await findEditableSign(db, id)
  if (!sign) throw new AppError('sign.notFound')
  authorize(mayKeepDraft(actor, sign))
  const versions = [sign.document, ...(sign.published ? [sign.published.document] : [])]
  const uploaded = await listUploadedFor(db, { sign: id, by: requireAccountId(actor) })
  return { ofSign: sign.document.media, visible: new Set([...versions.flatMap(mediaIdsOf), ...uploaded]) }
}

/** The files of the draft of a new sign; none if it is not the actor's. */
async function findFilesOfDraft(db: Db, actor: Actor, id: number | null): Promise<SignDocument['media']> {
  const draft = id === null ? undefined : await findDraft(db, requireAccountId(actor), { id })
  return draft && draft.sign === null ? listFilesOfDraft(db, draft) : []
}

const isArticulation = (key: ReferenceKey) =>
  property(key).stage === 'phonology' && property(key).variantOf === undefined
