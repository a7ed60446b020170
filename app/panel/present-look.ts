import { presentContentMedia } from '#domains/media/content-media.presenter.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { baseColors } from '#ui/theme/appearance.ts'
import type { AppContext } from '../app-context.ts'
import { describeDictionary } from '../describe-dictionary.ts'

/** Colours, name and logo of the website, for previews in the panel; without a query. */
export function presentLook(app: AppContext, locale: Locale) {
  const { dictionary } = app
  const { appearance } = dictionary
  const logo = dictionary.media(appearance.logoBgLightId ?? appearance.logoBgDarkId)
  return {
    base: baseColors(appearance.colors.map(({ name, hexCode }) => ({ name, hex_code: hexCode }))),
    siteName: describeDictionary(app, locale).name,
    logo: logo ? presentContentMedia(logo).url : null,
  }
}
