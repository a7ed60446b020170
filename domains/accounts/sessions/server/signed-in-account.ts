import type { AccountActor } from '#platform/actor.ts'
import type { Account } from '../../account.ts'
import { isSecondFactorRequired, type SecondFactorRequirement } from '../../second-factor/second-factor.ts'
import { toAccount } from '../../server/account.queries.ts'

type SignedInRow = Parameters<typeof toAccount>[0] & {
  isOther: boolean | null
  hasPendingAcceptance: boolean
  hasSecondFactor: boolean
}

/**
 * The account of a session or token, and the actor with its rights of this moment.
 * @param required whose accounts must have a second factor
 */
export function toSignedInAccount(
  { isOther, hasPendingAcceptance, hasSecondFactor, ...columns }: SignedInRow,
  required: SecondFactorRequirement,
): { account: Account; actor: AccountActor } {
  const account = toAccount(columns)
  const { id, status, emailVerifiedAt, isAdmin, isApprover, isOwner, institutionId } = account
  return {
    account,
    actor: {
      kind: 'account',
      id,
      status,
      isVerified: emailVerifiedAt !== null,
      isAdmin,
      isApprover,
      isOwner,
      institutionId: isOther ? null : institutionId,
      hasPendingAcceptance,
      lacksSecondFactor: !hasSecondFactor && isSecondFactorRequired(required, account),
    },
  }
}
