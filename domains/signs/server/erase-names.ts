import { recordChange } from '#platform/changes/record-change.ts'
import type { Db, Tx } from '#platform/db/transaction.ts'
import { withoutNames } from '../without-names.ts'
import { countSignsWithTexts, listTextsWithNames, replaceTextsWithNames } from './texts-with-names.queries.ts'

/**
 * Erases names of a person in credits and signers of files, in every version and in what is public, and in the notes on
 * consents. It makes no new versions, so that nothing waits for approval because of an erasure.
 */
export async function eraseNames(tx: Tx, names: readonly string[]): Promise<void> {
  const replacements = await findReplacements(tx, names)
  if (Object.keys(replacements).length === 0) return
  const published = await replaceTextsWithNames(tx, replacements)
  if (published.length > 0) await recordChange(tx, 'sign', published)
}

/** The number of signs whose files name a person, in any version. */
export async function countSignsNaming(db: Db | Tx, names: readonly string[]): Promise<number> {
  return countSignsWithTexts(db, Object.keys(await findReplacements(db, names)))
}

/** The texts that name a person, with what they are without the names. */
async function findReplacements(db: Db | Tx, names: readonly string[]): Promise<Record<string, string>> {
  const texts = await listTextsWithNames(db)
  const replacements = texts.map((text) => [text, withoutNames(text, names)] as const)
  return Object.fromEntries(replacements.filter(([text, rest]) => rest !== text))
}
