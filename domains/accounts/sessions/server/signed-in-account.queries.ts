import { hasPendingAcceptanceSql } from '#domains/consent/server/pending-acceptance.queries.ts'
import { hasSecondFactorSql } from '../../second-factor/server/second-factor.queries.ts'
import { accountColumns } from '../../server/account.queries.ts'

/** The columns of an account and of its rights; the query joins `account` and, with a left join, `institution`. */
export const signedInColumns = [
  ...accountColumns,
  'institution.isOther',
  hasPendingAcceptanceSql.as('hasPendingAcceptance'),
  hasSecondFactorSql.as('hasSecondFactor'),
] as const
