import type { HandDrawing } from '#packages/hands/draw-hand.ts'
import { drawingVersion } from '#packages/hands/drawing-version.ts'
import type { Db } from '#platform/db/transaction.ts'
import type { DrawingRequest } from './drawing-worker.ts'

/** The stored drawings of a hand by this version of the program. */
export async function findHandDrawings(
  db: Db,
  { code, views }: DrawingRequest,
): Promise<HandDrawing[] | undefined> {
  const row = await db
    .selectFrom('handDrawing')
    .select('drawings')
    .where('version', '=', drawingVersion)
    .where('code', '=', code)
    .where('views', '=', views)
    .executeTakeFirst()
  return row?.drawings as unknown as HandDrawing[] | undefined
}

/** Another process may have stored the same drawings meanwhile. */
export async function storeHandDrawings(
  db: Db,
  { code, views }: DrawingRequest,
  drawings: readonly HandDrawing[],
): Promise<void> {
  await db
    .insertInto('handDrawing')
    .values({ version: drawingVersion, code, views, drawings: JSON.stringify(drawings) })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Deletes the drawings by earlier versions of the program. */
export async function deleteOlderDrawings(db: Db): Promise<void> {
  await db.deleteFrom('handDrawing').where('version', '<', drawingVersion).execute()
}
