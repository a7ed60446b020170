import { iconPictureId } from '#domains/appearance/site-icons.ts'
import { generatedTitle } from '#domains/content/dataset.presenter.ts'
import { siteName } from '#domains/content/site-name.ts'
import { sortInstitutions } from '#domains/institutions/institution.ts'
import { mediaUrl, shownFile } from '#domains/media/media.ts'
import type { PublishedDictionary } from '#domains/publication/published-dictionary.ts'
import { parseLicence } from '#domains/signs/licence.ts'
import { getMessagesUrl, translator } from '#platform/i18n/i18n-resources.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { resolveText } from '#platform/i18n/resolve-text.ts'
import { serialize } from '#platform/serialize.ts'
import { type AppearanceColor, appearanceCss } from '#ui/theme/appearance.ts'
import type { AppContext } from './app-context.ts'
import { getDemoShare } from './describe-dictionary.ts'
import { generalVideoId, presentPageVideo } from './frame/present-page-video.ts'
import { memoizePerVersion } from './memoize-per-version.ts'
import { getOfferedSearches } from './offered-searches.ts'
import socialCard from './social-card.png'

/** The picture of link previews: the header image of the settings, else a general one. */
function presentImage({ appearance, media }: PublishedDictionary) {
  const header = media(appearance.headerImageId)
  const file = header && shownFile(header)
  return file
    ? { path: mediaUrl(file.key), width: file.width, height: file.height }
    : { path: socialCard, width: 1200, height: 630 }
}

/** The data of header, menus and footer: name, colours, logos, partners, menu video. */
function presentFrame(dictionary: PublishedDictionary, locale: Locale) {
  const t = translator(locale)
  const { appearance, dataset, institutions, contents, defaultLanguage } = dictionary
  const logo = (id: number | null) => {
    const { preview, web, original } = dictionary.media(id)?.files ?? {}
    // Pictures that were uploaded before logos had previews have none.
    return mediaUrl((preview ?? web ?? original)?.key ?? null)
  }
  const colors: AppearanceColor[] = appearance.colors.map(({ name, hexCode }) => ({
    name,
    hex_code: hexCode,
  }))
  const { isDemo } = getDemoShare(dictionary, locale)
  const longName = generatedTitle({ dataset, defaultLanguage, isDemo }, locale, t)
  const frame = {
    /** What the name stands for, such as "Dictionary of Libras"; null if the sign language is unknown. */
    longName: longName === siteName(dataset, t) ? null : longName,
    versionLabel: dataset.versionLabel,
    licence: parseLicence(dataset.licence),
    isDemo,
    logos: { onLight: logo(appearance.logoBgLightId), onDark: logo(appearance.logoBgDarkId) },
    institution: { logo: logo(appearance.institutionLogoId), link: appearance.institutionLink },
    partners: sortInstitutions(institutions, locale)
      .filter(({ isPartner }) => isPartner)
      .map(({ name, link, logoId }) => ({ name, link, logo: logo(logoId) })),
    contents: contents
      .filter(({ inFooter }) => inFooter)
      .flatMap(({ slug, texts }) => {
        const text = resolveText(texts, locale, defaultLanguage)
        return text ? { slug, title: text.text.title, language: text.language } : []
      }),
    /** The ways to search that find something. */
    searches: getOfferedSearches(dictionary),
    menuVideo: presentPageVideo(dictionary, generalVideoId, locale),
  }
  return {
    siteName: siteName(dataset, t),
    image: presentImage(dictionary),
    css: appearanceCss(colors),
    /** The logo that the icons are made from; null for the built-in icon. */
    iconLogo: dictionary.media(iconPictureId(appearance))?.id ?? null,
    errorTitles: { notFound: t('public:error.title404'), other: t('public:error.title') },
    frame: serialize(frame),
  }
}

const cachedFrame = memoizePerVersion(presentFrame)

/** The data of the root route. */
export function presentRoot(
  { dictionary, origin, schoolMode }: Pick<AppContext, 'dictionary' | 'origin' | 'schoolMode'>,
  locale: Locale,
) {
  const { image, ...cached } = cachedFrame(dictionary, locale)
  const { path, ...size } = image
  return {
    locale,
    origin,
    version: dictionary.version,
    isSchoolMode: schoolMode !== null,
    /** Whether visitors can switch the school mode. */
    offersSchoolMode: schoolMode === 'visitor' || (schoolMode === null && dictionary.hasOffensiveSigns),
    messages: getMessagesUrl(locale, ['ui', 'public']),
    ...cached,
    image: { url: `${origin}${path}`, ...size },
  }
}
export type RootData = ReturnType<typeof presentRoot>
