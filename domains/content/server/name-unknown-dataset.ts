import { recordChange } from '#platform/changes/record-change.ts'
import type { Db, Tx } from '#platform/db/transaction.ts'
import { type Dataset, unknownCountry, unknownSignLanguage } from '../dataset.ts'
import { findDataset, updateUnknownDataset } from './content.queries.ts'

/** Whether the sign language or the country of the dictionary is unknown. */
export async function isUnknownDataset(db: Db): Promise<boolean> {
  const dataset = await findDataset(db)
  return dataset?.signLanguage === unknownSignLanguage && dataset.country === unknownCountry
}

/** Stores the sign language and the country that an import reveals, unless somebody has chosen either. */
export async function nameUnknownDataset(
  tx: Tx,
  values: Pick<Dataset, 'signLanguage' | 'country'>,
): Promise<void> {
  if (await updateUnknownDataset(tx, values)) await recordChange(tx, 'dictionary', [1])
}
