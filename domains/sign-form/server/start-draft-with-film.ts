import { attachCopy, type MediaContext } from '#domains/signs/index.ts'
import type { SignDocument } from '#domains/signs/sign-document.ts'
import type { Actor } from '#platform/actor.ts'
import { describedStages } from '../form-stages.ts'
import { draftFiles } from './draft-files.ts'
import { discardDraft, storeDraft } from './store-draft.ts'

interface NewDraft {
  document: SignDocument
  /** The medium whose copy becomes the main film. */
  film: number
  /** How its signer consented to the publication. */
  signerConsent: string | null
  /** The User-Agent of the browser. */
  device: string
}

/**
 * Begins a new sign as a draft of the actor that has a copy of a film. It does not check who may watch the film.
 * @returns the id of the draft
 * @throws AppError `media.notFound`, `storage.full`, what `storeDraft` throws
 */
export async function startDraftWithFilm(
  context: Pick<MediaContext, 'storage' | 'jobs' | 'requireSignerConsent' | 'now' | 'db'>,
  actor: Actor,
  { document, film, signerConsent, device }: NewDraft,
): Promise<{ draft: number }> {
  const state = { draft: null, sign: null, document, stage: describedStages[0], sequence: 1, device }
  const { id: draft } = await storeDraft(context, actor, state)
  const holder = draftFiles(context, actor, { draft })
  try {
    await attachCopy(context, actor, { holder, media: film, role: 'main', signerConsent })
  } catch (error) {
    await discardDraft(context, actor, { draft })
    throw error
  }
  return { draft }
}
