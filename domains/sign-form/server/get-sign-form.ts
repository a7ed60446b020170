import { deviceName } from '#domains/accounts/sessions/device-name.ts'
import type { Media } from '#domains/media/index.ts'
import { readMedia } from '#domains/media/server/media.queries.ts'
import { signIdsOf } from '#domains/signs/references-of.ts'
import { mayCreate, mayEdit, mayKeepDraft } from '#domains/signs/sign.policy.ts'
import { emptyDocument, type SignDocument, type SignStatus } from '#domains/signs/sign-document.ts'
import type { Actor } from '#platform/actor.ts'
import type { Db } from '#platform/db/transaction.ts'
import { AppError } from '#platform/errors/app-error.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { authorize } from '#platform/policy.ts'
import type { Draft, DraftSummary } from '../draft.ts'
import type { SignChoice } from '../form-choices.ts'
import { findDraft, listDraftsOf } from './draft.queries.ts'
import { listFilesOfDraft } from './draft-files.ts'
import { findEditableSign } from './editable-sign.queries.ts'
import { requireAccountId } from './require-account-id.ts'
import { listSignChoices } from './sign-choices.queries.ts'

/** What the form starts with. */
export interface SignFormData {
  /** The stored sign; null for a new one. */
  sign: { id: number; revision: number; status: SignStatus; declinedNote: string | null } | null
  /** What the sign has now; empty for a new sign. */
  document: SignDocument
  /** What the public sees; null when there is nothing. */
  published: SignDocument | null
  /** The draft that the form goes on with. */
  draft: (Omit<Draft, 'device'> & { device: string | null }) | null
  /** Other drafts of new signs, for the form of a new sign. */
  otherDrafts: DraftSummary[]
  /** The main video; null without one. */
  video: Media | null
  /** The signs that document and draft refer to, as far as the actor may see them. */
  signs: SignChoice[]
}

const summaryOf = ({ id, sign, document, changedAt, device }: Draft): DraftSummary => ({
  id,
  signId: sign?.id ?? null,
  gloss: document.texts.gloss,
  changedAt,
  device: deviceName(device),
})

const withDeviceName = (draft: Draft) => ({ ...draft, device: deviceName(draft.device) })

/**
 * The form of a new sign, with a draft if its id is given, otherwise with `document`.
 * @throws AppError the reasons of `mayCreate`
 */
export async function getNewSignForm(
  { db }: { db: Db },
  actor: Actor,
  { draftId, document, locale }: { draftId: number | undefined; document?: SignDocument; locale: Locale },
): Promise<SignFormData> {
  authorize(mayCreate(actor))
  const drafts = await listDraftsOf(db, requireAccountId(actor))
  const ofNewSigns = drafts.filter(({ sign }) => sign === null)
  const found = ofNewSigns.find(({ id }) => id === draftId)
  const draft = found && {
    ...found,
    document: { ...found.document, media: await listFilesOfDraft(db, found) },
  }
  return {
    sign: null,
    document: document ?? emptyDocument(''),
    published: null,
    draft: draft ? withDeviceName(draft) : null,
    video: draft ? await findVideo(db, draft.document) : null,
    otherDrafts: ofNewSigns.filter(({ id }) => id !== draft?.id).map(summaryOf),
    signs: await listReferredSigns(db, actor, draft ? [draft.document] : [], locale),
  }
}

/**
 * The form of an existing sign, with the draft of the actor. A deleted sign can be opened only with a draft, so that no
 * work is lost.
 * @throws AppError `sign.notFound`, the reasons of `mayEdit`
 */
export async function getSignForm(
  { db }: { db: Db },
  actor: Actor,
  { id, locale }: { id: number; locale: Locale },
): Promise<SignFormData> {
  authorize(mayCreate(actor))
  const sign = await findEditableSign(db, id)
  if (!sign) throw new AppError('sign.notFound')
  authorize(mayKeepDraft(actor, sign))
  const draft = await findDraft(db, requireAccountId(actor), { signId: id })
  if (!draft) authorize(mayEdit(actor, sign))
  const { revision, status, declinedNote, document, published } = sign
  return {
    sign: { id, revision, status, declinedNote },
    document,
    published: published?.document ?? null,
    draft: draft ? withDeviceName(draft) : null,
    otherDrafts: [],
    video: await findVideo(db, document),
    signs: await listReferredSigns(db, actor, [document, ...(draft ? [draft.document] : [])], locale),
  }
}

async function findVideo(db: Db, document: SignDocument): Promise<Media | null> {
  const id = document.media.find(({ role }) => role === 'main')?.media
  const [video = null] = id === undefined ? [] : await readMedia(db, [id])
  return video
}

/** The signs that documents refer to, as far as the actor may see them. */
export const listReferredSigns = (db: Db, actor: Actor, documents: readonly SignDocument[], locale: Locale) =>
  listSignChoices(db, actor, documents.flatMap(signIdsOf), locale)
