import type { Tx } from '#platform/db/transaction.ts'
import { canonicalDocument } from '../canonical-document.ts'
import { withoutReferences } from '../without-references.ts'
import { listDocumentsNaming, replaceDocuments } from './reference.queries.ts'

/** The ids of signs or media that are to be deleted. */
export interface Forgotten {
  signs?: readonly number[]
  media?: readonly number[]
}

const rowsPerStatement = 200

/**
 * Removes signs and media from the documents of all other signs: from every version and from what is public. It makes no
 * new versions, so that nothing waits for approval because of a deletion.
 * @returns the ids of the signs whose documents changed
 */
export async function forgetReferences(tx: Tx, { signs = [], media = [] }: Forgotten): Promise<number[]> {
  const forgotten = { signs: new Set(signs), media: new Set(media) }
  const changed = new Set<number>()
  for (const table of ['sign_version', 'published_sign'] as const) {
    const rows = await listDocumentsNaming(tx, table, { signs, media })
    for (let start = 0; start < rows.length; start += rowsPerStatement) {
      const part = rows.slice(start, start + rowsPerStatement).map(({ signId, revision, document }) => ({
        signId,
        revision,
        document: canonicalDocument(withoutReferences(document, forgotten)),
      }))
      for (const { signId } of part) changed.add(signId)
      await replaceDocuments(tx, table, part)
    }
  }
  return [...changed]
}
