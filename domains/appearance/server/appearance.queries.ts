import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db/transaction.ts'
import type { Appearance } from '../appearance.ts'

/** The appearance of the installation; the table has exactly one row. */
export const readAppearance = (db: Db | Tx): Promise<Appearance> =>
  db
    .selectFrom('appearance')
    .select([
      'logoBgDarkId',
      'logoBgLightId',
      'headerImageId',
      'institutionLogoId',
      'institutionLink',
      'iconId',
    ])
    .select(sql<Appearance['headerCrop']>`header_crop`.as('headerCrop'))
    .select(
      sql<Appearance['colors']>`coalesce((
        select json_agg(json_build_object('name', name, 'hexCode', hex_code) order by position, name)
        from appearance_color
      ), '[]')`.as('colors'),
    )
    .executeTakeFirstOrThrow()

/** Stores the whole appearance. */
export async function writeAppearance(
  tx: Tx,
  { colors, headerCrop, ...pictures }: Appearance,
): Promise<void> {
  await tx
    .updateTable('appearance')
    .set({ ...pictures, headerCrop: headerCrop && JSON.stringify(headerCrop) })
    .execute()
  await tx.deleteFrom('appearanceColor').execute()
  if (colors.length === 0) return
  await tx
    .insertInto('appearanceColor')
    .values(colors.map((color, position) => ({ ...color, position })))
    .execute()
}
