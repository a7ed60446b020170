import type { OneTimeLink, OneTimeLinkKind } from '../one-time-link.ts'
import type { AccountsContext } from './accounts-context.ts'
import { requireLink } from './one-time-links.ts'

/**
 * What a page shows of a link before the person confirms. The secret of the link is the permission; reading does not
 * use the link, because programs that check mails open links too.
 * @throws AppError `link.invalid`, `link.expired`, `link.used`
 */
export async function getLink(
  { db, now }: Pick<AccountsContext, 'db' | 'now'>,
  { token, kinds }: { token: string; kinds: readonly OneTimeLinkKind[] },
): Promise<Pick<OneTimeLink, 'kind' | 'newEmail'>> {
  const { kind, newEmail } = await requireLink(db, token, kinds, now())
  return { kind, newEmail }
}
