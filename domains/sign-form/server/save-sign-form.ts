import { readMandatoryProperties } from '#domains/content/server/content.queries.ts'
import { freeGloss, recordCorpusChange } from '#domains/eaf-videos/index.ts'
import { attributionOf } from '#domains/signs/attribution.ts'
import { publishesNothing, requireKnownReferences, saveSigns } from '#domains/signs/index.ts'
import { knownMandatory } from '#domains/signs/mandatory-properties.ts'
import { wireName } from '#domains/signs/properties.ts'
import { loadContainment } from '#domains/signs/server/containment.queries.ts'
import { mayCreate, mayKeepDraft } from '#domains/signs/sign.policy.ts'
import { mediaOf, type SignDocument } from '#domains/signs/sign-document.ts'
import type { Actor } from '#platform/actor.ts'
import { inTransaction, type Tx } from '#platform/db/transaction.ts'
import { AppError } from '#platform/errors/app-error.ts'
import { authorize } from '#platform/policy.ts'
import { formIssues } from '../form-issues.ts'
import type { SignFormInput } from '../sign-form.input.ts'
import { deleteDraft, findDraft, lockDraft } from './draft.queries.ts'
import { assignMediaToSign } from './draft-files.queries.ts'
import { listFilesOfDraft } from './draft-files.ts'
import { findEditableSign } from './editable-sign.queries.ts'
import type { FormContext } from './form-context.ts'
import { refuseRelationCircle } from './refuse-relation-circle.ts'
import { requireAccountId } from './require-account-id.ts'

export interface SavedForm {
  id: number
  revision: number
  gloss: string
}

/**
 * Saves a described sign and removes its draft, in one transaction. Files stay as they are stored; those of the draft of
 * a new sign become files of the sign. A sign that is renamed keeps its former gloss for annotation files, unless it is freed.
 * @throws AppError `sign.deletedMeanwhile`, `request.invalid` with a field for each property, and what `saveSigns` throws
 */
export const saveSignForm = (context: FormContext, actor: Actor, input: SignFormInput): Promise<SavedForm> =>
  inTransaction(context.db, async (tx) => {
    const accountId = requireAccountId(actor)
    const previous = input.sign === null ? undefined : await findEditableSign(tx, input.sign.id)
    if (input.sign && !previous) throw new AppError('sign.notFound')
    authorize(previous ? mayKeepDraft(actor, previous) : mayCreate(actor))
    const files = previous?.document.media ?? (await takeFilesOfDraft(tx, accountId, input.draft))
    const document = withStoredFiles(input.document, {
      media: files,
      examples: previous?.document.examples ?? [],
    })
    const gloss = document.texts.gloss
    if (previous?.status === 'deleted') throw new AppError('sign.deletedMeanwhile', { params: { gloss } })
    const known = { self: previous?.id, previous: previous?.document }
    await requireKnownReferences(tx, actor, { document, ...known })
    await refuseRelationCircle(tx, document, known)
    const containment = await loadContainment(tx, [document])
    const issues = formIssues(document, {
      mandatory: knownMandatory(await readMandatoryProperties(tx)),
      previous: previous?.document,
      entryById: (id) => containment.get(id),
    })
    if (issues.length > 0)
      throw new AppError('request.invalid', {
        fields: issues.map(({ key, code, params }) => ({ field: wireName(key), code, params })),
      })
    const former = previous && input.formerGloss === 'free' ? previous.document.texts.gloss : gloss
    const isFreed = previous !== undefined && former !== gloss
    const changedRecordings = isFreed ? await freeGloss(tx, { signId: previous.id, gloss: former }) : []
    const change = input.sign
      ? { id: input.sign.id, expectedRevision: input.sign.revision, document }
      : { document }
    const [saved] = await saveSigns({ ...context, ...publishesNothing, db: tx }, actor, {
      kind: 'form',
      changes: [change],
    })
    if (!saved) throw new Error('saveSigns returned no result for a change')
    if (!previous)
      await assignMediaToSign(
        tx,
        saved.id,
        files.map(({ media }) => media),
      )
    const draft =
      input.draft === null && input.sign
        ? (await findDraft(tx, accountId, { signId: input.sign.id }))?.id
        : input.draft
    if (draft) await deleteDraft(tx, accountId, draft)
    await recordCorpusChange(tx, changedRecordings)
    return { id: saved.id, revision: saved.revision, gloss }
  })

/** The files of the draft of a new sign, which change no more. */
async function takeFilesOfDraft(
  tx: Tx,
  accountId: number,
  id: number | null,
): Promise<SignDocument['media']> {
  if (id === null) return []
  await lockDraft(tx, id)
  const draft = await findDraft(tx, accountId, { id })
  return draft ? listFilesOfDraft(tx, draft) : []
}

/** The form does not edit files: those that are stored stay as they are, and examples keep only videos that the sign already had. */
function withStoredFiles(
  document: SignDocument,
  { media, examples }: Pick<SignDocument, 'media' | 'examples'>,
): SignDocument {
  const unused = mediaOf({ media: [], examples })
  return {
    ...document,
    media,
    examples: document.examples.map(({ texts, signs, media: wanted }) => {
      // Two sentences can show one video, each with its own attribution.
      const index = unused.findIndex((one) => one.media === wanted)
      const [file] = index < 0 ? media.filter((one) => one.media === wanted) : unused.splice(index, 1)
      return { texts, signs, ...(file && { media: file.media, ...attributionOf(file) }) }
    }),
  }
}
