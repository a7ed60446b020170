import { displayName, fullNames } from '#domains/accounts/index.ts'
import { findAccount } from '#domains/accounts/server/account.queries.ts'
import { countSignsNaming } from '#domains/signs/index.ts'
import { isMediaUsedOutsideSigns } from '#domains/signs/server/unused-media.queries.ts'
import type { Db, Tx } from '#platform/db/transaction.ts'
import type { ErasureFacts } from '../erasure.policy.ts'
import type { ErasureSubject, ErasureTarget } from '../erasure.ts'
import { countSignsOfAuthor, findMedia, listFilesOfSign, readGlosses } from './erasure.queries.ts'

/** What is to be erased with the facts for the policy; undefined when it does not exist or is erased already. */
export async function findSubject(
  db: Db | Tx,
  target: ErasureTarget,
): Promise<{ subject: ErasureSubject; facts: ErasureFacts } | undefined> {
  const found = await finders[target.kind](db, target.id)
  if (!found) return
  const { isOwner = false, isUsedOutsideSigns = false, ...subject } = found
  return {
    subject: { versions: 0, files: [], signs: 0, naming: 0, ...target, ...subject },
    facts: { ...target, isOwner, isUsedOutsideSigns },
  }
}

type Found = Pick<ErasureSubject, 'name'> & Partial<ErasureSubject> & Partial<ErasureFacts>

const finders: Record<ErasureTarget['kind'], (db: Db | Tx, id: number) => Promise<Found | undefined>> = {
  async sign(db, id) {
    const { glosses, versions } = await readGlosses(db, id)
    const [name] = glosses
    return name === undefined ? undefined : { name, versions, files: await listFilesOfSign(db, id) }
  },

  async media(db, id) {
    const media = await findMedia(db, id)
    return media && { ...media, isUsedOutsideSigns: await isMediaUsedOutsideSigns(db, id) }
  },

  async person(db, id) {
    const account = await findAccount(db, id)
    if (account?.erasedAt !== null) return undefined
    // A deleted account owns nothing, whatever its rights were.
    const isOwner = account.isOwner && account.deletedAt === null
    const naming = await countSignsNaming(db, fullNames(account))
    return { name: displayName(account), isOwner, signs: await countSignsOfAuthor(db, id), naming }
  },
}
