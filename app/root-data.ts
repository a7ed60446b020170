import type { DatasetTexts } from '#domains/content/index.ts'
import { mediaUrl } from '#domains/media/media.ts'
import type { PublishedDictionary } from '#domains/publication/published-dictionary.ts'
import { getMessagesUrl, translator } from '#platform/i18n/i18n-resources.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { type ResolvedText, resolveText } from '#platform/i18n/resolve-text.ts'
import { serialize } from '#platform/serialize.ts'
import { type AppearanceColor, appearanceCss } from '#ui/theme/appearance.ts'
import type { AppContext } from './app-context.ts'
import { presentPageVideo } from './frame/page-video-view.ts'
import { memoizePerVersion } from './memoize-per-version.ts'

/** Id of the explanatory video, fixed by the specification. */
const menuVideoId = 586

/** The data of header, menus and footer: name, colours, logos, partners, menu video. */
function presentFrame(dictionary: PublishedDictionary, locale: Locale) {
  const t = translator(locale)
  const { appearance, dataset, institutions, contents, defaultLanguage } = dictionary
  const picture = (id: number | null) => {
    const media = dictionary.media(id)
    return mediaUrl((media?.files.web ?? media?.files.original)?.key ?? null)
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

const cachedFrame = memoizePerVersion(presentFrame)

/** The data of the root route. */
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

/** A text of the dataset in the reader's language, else in the default language; null if both are missing. */
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
