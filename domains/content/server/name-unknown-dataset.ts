import { recordChange } from '#platform/changes/record-change.ts'
import type { Tx } from '#platform/db/transaction.ts'
import type { Dataset } from '../dataset.ts'
import { updateUnknownDataset } from './content.queries.ts'

/** Stores the sign language and the country that an import reveals, unless somebody has chosen either. */
export async function nameUnknownDataset(
  tx: Tx,
  values: Pick<Dataset, 'signLanguage' | 'country'>,
): Promise<void> {
  if (await updateUnknownDataset(tx, values)) await recordChange(tx, 'dictionary', [1])
}
