import type { Db } from '#platform/db/transaction.ts'
import type { Appearance } from '../appearance.ts'

/** The appearance of the installation; the table has exactly one row. */
export async function readAppearance(db: Db): Promise<Appearance> {
  const pictures = await db
    .selectFrom('appearance')
    .select(['logoBgDarkId', 'logoBgLightId', 'headerImageId', 'institutionLogoId', 'institutionLink'])
    .executeTakeFirstOrThrow()
  const colors = await db
    .selectFrom('appearanceColor')
    .select(['name', 'hexCode'])
    .orderBy('position')
    .orderBy('name')
    .execute()
  return { ...pictures, colors }
}
