import { generatedTitle } from '#domains/content/dataset.presenter.ts'
import type { Dataset } from '#domains/content/dataset.ts'
import { siteName } from '#domains/content/site-name.ts'
import { parseLicence } from '#domains/signs/licence.ts'
import type { WebsitePreviewWire } from '#domains/site-settings/website-preview.wire.ts'
import { translator } from '#platform/i18n/i18n-resources.ts'
import { isLocale, type Locale } from '#platform/i18n/locales.ts'
import type { AppContext } from '../../app-context.ts'
import { describeDictionary, getDemoShare } from '../../describe-dictionary.ts'

/**
 * Home page and footer of a described dictionary in a content language. A content language in which the website cannot
 * be read shows the language of the page.
 */
export function presentWebsitePreview(
  app: AppContext,
  dataset: Dataset,
  { language, locale }: { language: string; locale: Locale },
): WebsitePreviewWire {
  const { dictionary } = app
  const reader = isLocale(language) ? language : locale
  const t = translator(reader)
  const { title, lead } = describeDictionary(app, reader, dataset)
  const { isDemo } = getDemoShare(dictionary, reader)
  const { defaultLanguage } = dictionary
  const name = generatedTitle({ dataset, defaultLanguage, isDemo }, reader, t) ?? siteName(dataset, t)
  const version = dataset.versionLabel
  const footer = version ? t('public:footer.version', { title: name, version }) : name
  return {
    title: { text: title.text, language: title.language },
    lead: { text: lead.text, language: lead.language },
    footer: footer === null ? null : { text: footer, language: reader },
    licence: parseLicence(dataset.licence).name,
  }
}
