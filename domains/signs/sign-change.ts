import { type Actor, actorId } from '#platform/actor.ts'
import { sameDocument } from './canonical-document.ts'
import { type ExternalId, externalIdOf, isSameExternalId } from './external-id.ts'
import type { SignFacts } from './sign.policy.ts'
import { makesPublic, type StatusDecision } from './sign-decisions.ts'
import { mediaOf, type SignDocument, type StoredSign } from './sign-document.ts'

/** A requested change of one sign. */
export interface SignChange {
  /**
   * Missing for a new sign. A negative number also creates a sign; other changes of the same save can refer to it by
   * that number.
   */
  id?: number
  /** The revision that the change started from; required for an existing sign. */
  expectedRevision?: number
  /** Missing: unchanged. */
  document?: SignDocument
  /** Missing: unchanged. */
  externalId?: ExternalId | null
  /** A decision that changes the status, made after the change of the document. */
  decision?: StatusDecision
  /** The public document with a replaced value, in change sets of kind `merge` only; the approval stays. */
  publicDocument?: SignDocument
  /** Of the decision to publish: the actor confirms that the sign has no video yet. */
  withoutVideo?: boolean
}

type PreviousSign = Pick<
  StoredSign,
  'document' | 'source' | 'sourceId' | 'revision' | 'status' | 'authorId'
> & { deletedBy: number | null }

/** Whether the change alters the document; a new sign always has a new document. */
export const changesDocument = (
  { document }: SignChange,
  previous: Pick<PreviousSign, 'document'> | undefined,
): boolean => !previous || (document !== undefined && !sameDocument(document, previous.document))

/** Whether the change alters the external id. */
export const changesExternalId = (
  { externalId }: SignChange,
  previous: Pick<PreviousSign, 'source' | 'sourceId'> | undefined,
): boolean =>
  externalId !== undefined && !isSameExternalId(externalId, previous ? externalIdOf(previous) : null)

/**
 * Whether anything must be written.
 * @param publishedRevision the revision that the public sees; null when there is none
 */
export function hasEffect(
  change: SignChange,
  previous: Pick<PreviousSign, 'document' | 'source' | 'sourceId' | 'revision'> | undefined,
  publishedRevision: number | null,
): boolean {
  if (!previous || change.publicDocument) return true
  if (changesDocument(change, previous) || changesExternalId(change, previous)) return true
  return makesPublic(change.decision)
    ? publishedRevision !== previous.revision
    : change.decision !== undefined
}

/** What prevents the publication of videos, by id. */
export interface VideoObstacles {
  /** They are being processed, or that failed. */
  unready: ReadonlySet<number>
  /** Of videos whose signer must have consented: whether how is noted. */
  consentNotes: ReadonlyMap<number, boolean>
}

/** What the decision about a change depends on besides the sign itself. */
export interface ChangeBackground {
  actor: Actor
  /** Who changed the sign since it was last published. */
  changedBy: readonly (number | null)[]
  videoObstacles: VideoObstacles
  /** The revision that the public sees; null when there is none. */
  publishedRevision?: number | null
  /** The revision of the last decision "needs changes". */
  declinedRevision?: number | null
  /** The account that deleted the sign; undefined for the system and for an account that no longer exists. */
  deleter?: { isAdmin: boolean; isDeleted: boolean } | undefined
}

/** The facts that the policies decide by, with the document as the change leaves it. */
export function factsAfterChange(
  change: SignChange,
  previous: PreviousSign | undefined,
  {
    actor,
    changedBy,
    videoObstacles: { unready, consentNotes },
    publishedRevision = null,
    declinedRevision = null,
    deleter,
  }: ChangeBackground,
): SignFacts {
  const document = change.document ?? previous?.document
  const isNewVersion = changesDocument(change, previous) || changesExternalId(change, previous)
  const isChangedByActor = actor.kind === 'account' && change.document !== undefined
  return {
    status: previous?.status ?? 'pending',
    revision: (previous?.revision ?? 0) + (isNewVersion ? 1 : 0),
    publishedRevision,
    declinedRevision,
    authorId: previous ? previous.authorId : actorId(actor),
    changedBy: isChangedByActor ? [...changedBy, actor.id] : [...changedBy],
    hasTranslation: Object.keys(document?.translations ?? {}).length > 0,
    hasVideo: document?.media.some(({ role }) => role === 'main') ?? false,
    videosReady: !document?.media.some(({ media }) => unready.has(media)),
    consentsNoted:
      !document ||
      mediaOf(document).every(
        ({ media, signer }) => !consentNotes.has(media) || (consentNotes.get(media) && signer !== undefined),
      ),
    deletedBy: previous?.deletedBy ?? null,
    deletedByAdmin: deleter?.isAdmin ?? true,
    deleterAccountDeleted: deleter?.isDeleted ?? true,
  }
}
