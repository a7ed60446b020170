import type { Context } from 'hono'
import { toUserWire } from '#domains/accounts/account.wire.ts'
import { getOwnAccount, type UserSession } from '#domains/accounts/index.ts'
import { toLegalVersionWire } from '#domains/content/legal-version.wire.ts'
import { getAcceptedPolicy } from '#domains/legal/index.ts'
import { requestLocale } from '#platform/http/request-locale.ts'
import { resolveText } from '#platform/i18n/resolve-text.ts'
import type { ApiContext } from './api-context.ts'

/** The own account of a session as the API returns it, with the text of the accepted privacy policy. */
export async function getOwnAccountWire(context: ApiContext, c: Context, session: UserSession) {
  const { actor } = session
  const locale = requestLocale(c)
  const accepted = await getAcceptedPolicy(context, actor, { accountId: actor.id })
  const policy =
    accepted &&
    toLegalVersionWire(
      accepted.version,
      (texts) => resolveText(texts, locale, context.dictionary.defaultLanguage)?.text ?? null,
    )
  return toUserWire(await getOwnAccount(context, session), policy, locale)
}
