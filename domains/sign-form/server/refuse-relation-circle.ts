import { closesRelationCircle, lockHierarchy } from '#domains/signs/server/relation-circles.queries.ts'
import type { SignDocument } from '#domains/signs/sign-document.ts'
import type { Tx } from '#platform/db/transaction.ts'
import { AppError } from '#platform/errors/app-error.ts'

type Relation = SignDocument['relations'][number]
const isHierarchical = ({ kind }: Relation) => kind === 'hyponym' || kind === 'hypernym'

/**
 * Refuses a new relation that makes a sign a kind of itself. Relations that the sign already had are accepted, because
 * imports may contain circles. The network draws them.
 * @throws AppError `request.invalid` with the field `relations`
 */
export async function refuseRelationCircle(
  tx: Tx,
  { relations }: SignDocument,
  { self, previous }: { self: number | undefined; previous: SignDocument | undefined },
): Promise<void> {
  const had = (one: Relation) =>
    previous?.relations.some(({ kind, sign }) => kind === one.kind && sign === one.sign)
  if (!relations.some((one) => isHierarchical(one) && !had(one))) return
  await lockHierarchy(tx)
  if (await closesRelationCircle(tx, { sign: self, relations }))
    throw new AppError('request.invalid', {
      fields: [{ field: 'relations', code: 'sign.relatedInCircle' }],
    })
}
