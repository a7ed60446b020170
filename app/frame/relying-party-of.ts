import { findRelyingParty, type RelyingParty } from '#domains/accounts/second-factor/relying-party.ts'
import { siteName } from '#domains/content/site-name.ts'
import { translator } from '#platform/i18n/i18n-resources.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import type { AppContext } from '../app-context.ts'

type SiteContext = Pick<AppContext, 'dictionary' | 'settings' | 'origin'>

/** The name of the site in authenticator apps and passkeys. */
export const siteNameOf = ({ dictionary }: Pick<SiteContext, 'dictionary'>, locale: Locale): string =>
  siteName(dictionary.dataset, translator(locale))

/** The site as passkeys know it; null where they are not possible. */
export const relyingPartyOf = (app: SiteContext, locale: Locale): RelyingParty | null =>
  findRelyingParty({ publicUrl: app.settings.publicUrl, origin: app.origin, name: siteNameOf(app, locale) })
