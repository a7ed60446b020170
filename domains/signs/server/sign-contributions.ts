import type { Contributions } from '#domains/accounts/contributions.ts'
import { system } from '#platform/actor.ts'
import { applyDecision } from './apply-decision.ts'
import { findIdentities } from './sign.queries.ts'
import {
  countContributions,
  listChangesOf,
  listContributedSigns,
  listContributions,
  listSignIdsOfAuthor,
} from './sign-contributions.queries.ts'
import { publishesNothing } from './signs-context.ts'

/** The contributions of accounts to the dictionary. */
export const signContributions: Contributions = {
  count: countContributions,
  list: listContributions,
  countSigns: async (db, accountId) => (await listSignIdsOfAuthor(db, accountId)).length,
  export: async (db, accountId) => ({
    signs: await listContributedSigns(db, accountId),
    changes: await listChangesOf(db, accountId),
  }),
  removeSigns: async (tx, accountId, at) => {
    const ids = await listSignIdsOfAuthor(tx, accountId)
    const context = { ...publishesNothing, db: tx, now: () => at }
    const signs = await findIdentities(tx, { ids, externalIds: [], glosses: [] })
    await applyDecision(context, system, { decision: 'remove', signs })
  },
}
