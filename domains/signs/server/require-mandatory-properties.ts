import { readMandatoryProperties } from '#domains/content/server/content.queries.ts'
import type { Actor } from '#platform/actor.ts'
import type { Tx } from '#platform/db/transaction.ts'
import { AppError } from '#platform/errors/app-error.ts'
import { missingMandatory } from '../mandatory-properties.ts'
import { wireName } from '../properties.ts'
import type { SignDocument } from '../sign-document.ts'

/**
 * Refuses to publish documents that lack a property which the owner made mandatory (D50). Signs that are published
 * already stay. The system publishes what an operator loads.
 * @throws AppError `sign.propertyMissing` with the first property, and one field for each
 */
export async function requireMandatoryProperties(
  tx: Tx,
  actor: Actor,
  documents: readonly SignDocument[],
): Promise<void> {
  if (documents.length === 0 || actor.kind === 'system') return
  const mandatory = await readMandatoryProperties(tx)
  if (mandatory.length === 0) return
  for (const document of documents) {
    const missing = missingMandatory(document, mandatory)
    const [first] = missing
    if (first)
      throw new AppError('sign.propertyMissing', {
        params: { property: wireName(first) },
        fields: missing.map((key) => ({ field: wireName(key), code: 'value.required' })),
      })
  }
}
