import { hasPendingAcceptanceSql } from '#domains/consent/index.ts'
import type { AccountActor } from '#platform/actor.ts'
import type { Account } from '../../account.ts'
import { isSecondFactorRequired, type SecondFactorRequirement } from '../../second-factor/second-factor.ts'
import { hasSecondFactorSql } from '../../second-factor/server/second-factor.queries.ts'
import { accountColumns, toAccount } from '../../server/account.queries.ts'

/** The columns of an account and of its rights; the query joins `account` and, with a left join, `institution`. */
export const signedInColumns = [
  ...accountColumns,
  'institution.isOther',
  hasPendingAcceptanceSql.as('hasPendingAcceptance'),
  hasSecondFactorSql.as('hasSecondFactor'),
] as const

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
