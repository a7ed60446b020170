import { publishesNothing, readCurrentSign, type SignDocument, saveSigns } from '#domains/signs/index.ts'
import type { Actor } from '#platform/actor.ts'
import { type Db, inTransaction } from '#platform/db/transaction.ts'
import { AppError } from '#platform/errors/app-error.ts'
import { authorize } from '#platform/policy.ts'
import { foldWords } from '#platform/text/fold.ts'
import { mayChangeMissingWords } from '../missing-word.policy.ts'
import type { MissingWordKey } from '../missing-word.ts'
import { findReportedWord } from './missing-word-report.queries.ts'

interface Context {
  db: Db
  now: () => Date
}

/**
 * Adds a missing word as a keyword of an existing sign, to its first sense in that language. As any change of a sign it
 * waits for an approver; until then the word stays in the report.
 * @returns the gloss of the sign
 * @throws AppError `missingWord.notFound`; `missingWord.isKeyword` when the sign has the word already; the reasons of
 *   `mayChangeMissingWords`; what `readCurrentSign` and `saveSigns` throw
 */
export async function addKeyword(
  { db, now }: Context,
  actor: Actor,
  { signId, ...key }: MissingWordKey & { signId: number },
): Promise<{ gloss: string }> {
  authorize(mayChangeMissingWords(actor))
  return inTransaction(db, async (tx) => {
    const word = await findReportedWord(tx, key)
    if (!word) throw new AppError('missingWord.notFound')
    const { document, revision, gloss } = await readCurrentSign({ db: tx }, actor, { signId })
    if ((document.translations[key.language] ?? []).flat().some((one) => foldWords(one) === key.word))
      throw new AppError('missingWord.isKeyword', { params: { gloss } })
    await saveSigns({ db: tx, now, ...publishesNothing }, actor, {
      kind: 'form',
      changes: [
        {
          id: signId,
          expectedRevision: revision,
          document: withKeyword(document, key.language, word.spelling),
        },
      ],
    })
    return { gloss }
  })
}

function withKeyword(document: SignDocument, language: string, keyword: string): SignDocument {
  const [first = [], ...others] = document.translations[language] ?? []
  return {
    ...document,
    translations: { ...document.translations, [language]: [[...first, keyword], ...others] },
  }
}
