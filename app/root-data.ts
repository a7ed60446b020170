import type { DatasetTexts } from '#domains/content/index.ts'
import type { PublishedDictionary } from '#domains/publication/published-dictionary.ts'
import { mediaAddress } from '#domains/search/presenters/search.presenter.ts'
import { getMessagesUrl, translator } from '#platform/i18n/i18n-resources.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { type ResolvedText, resolveText } from '#platform/i18n/resolve-text.ts'
import { serialize } from '#platform/serialize.ts'
import { type AppearanceColor, appearanceCss } from '#ui/theme/appearance.ts'
import type { AppContext } from './app-context.ts'
import { presentPageVideo } from './frame/page-video-view.ts'
import { memoizePerVersion } from './memoize-per-version.ts'

/** The page video of the public menu. */
const menuVideoId = 586

/** What stands around every page: name, colours, logos, partners, footer, menu video. */
function presentFrame(dictionary: PublishedDictionary, locale: Locale) {
  const t = translator(locale)
  const { appearance, dataset, institutions, contents, defaultLanguage } = dictionary
  const picture = (id: number | null) => {
    const media = dictionary.media(id)
    return mediaAddress((media?.files.web ?? media?.files.original)?.key ?? null)
  }
  const colors: AppearanceColor[] = appearance.colors.map(({ name, hexCode }) => ({
    name,
    hex_code: hexCode,
  }))
  const frame = {
    acronym: dataset.acronym,
    logos: { onLight: picture(appearance.logoBgLightId), onDark: picture(appearance.logoBgDarkId) },
    institution: { logo: picture(appearance.institutionLogoId), link: appearance.institutionLink },
    partners: institutions
      .filter(({ isPartner }) => isPartner)
      .map(({ name, link, logoId }) => ({ name, link, logo: picture(logoId) })),
    contents: contents
      .filter(({ inFooter }) => inFooter)
      .flatMap(({ slug, texts }) => {
        const text = resolveText(texts, locale, defaultLanguage)
        return text ? { slug, title: text.text.title, language: text.language } : []
      }),
    menuVideo: presentPageVideo(dictionary, menuVideoId, locale),
  }
  return {
    siteName: dataset.name || t('public:siteName'),
    css: appearanceCss(colors),
    errorTitles: { notFound: t('public:error.title404'), other: t('public:error.title') },
    frame: serialize(frame),
  }
}

/** The shell is the same until something public changes. */
const cachedFrame = memoizePerVersion(presentFrame)

/** What the root sends: language, messages, and what stands around every page. */
export function presentRoot(
  { dictionary, origin }: Pick<AppContext, 'dictionary' | 'origin'>,
  locale: Locale,
) {
  return {
    locale,
    origin,
    version: dictionary.version,
    messages: getMessagesUrl(locale, ['ui', 'public']),
    ...cachedFrame(dictionary, locale),
  }
}
export type RootData = ReturnType<typeof presentRoot>

/** One text of the data set for a reader; null where no language has it. */
export function datasetText(
  { dataset, defaultLanguage }: PublishedDictionary,
  key: keyof DatasetTexts,
  locale: Locale,
): ResolvedText | null {
  const texts = Object.fromEntries(
    Object.entries(dataset.texts).map(([language, all]) => [language, all[key]]),
  )
  return resolveText(texts, locale, defaultLanguage)
}
