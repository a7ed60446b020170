import { findRelyingParty, type RelyingParty } from '#domains/accounts/second-factor/relying-party.ts'
import { siteName } from '#domains/content/site-name.ts'
import { translator } from '#platform/i18n/i18n-resources.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import type { AppContext } from '../app-context.ts'

type SiteContext = Pick<AppContext, 'dictionary' | 'settings'>

/** The name of the site in authenticator apps and passkeys. */
export const siteNameOf = ({ dictionary }: Pick<SiteContext, 'dictionary'>, locale: Locale): string =>
  siteName(dictionary.dataset, translator(locale))

/** The relying party of passkeys (WebAuthn); null when the address of the request does not permit passkeys. */
export const relyingPartyOf = (app: SiteContext, request: Request, locale: Locale): RelyingParty | null =>
  findRelyingParty({
    publicUrl: app.settings.publicUrl,
    origin: new URL(request.url).origin,
    name: siteNameOf(app, locale),
  })
