import { explanatoryVideoIds, pageVideoSlug } from '#domains/content/page-video-slug.ts'
import { sitePages } from '#domains/content/site-pages.ts'
import type { PublishedDictionary } from '#domains/publication/published-dictionary.ts'
import { formStages } from '#domains/sign-form/form-stages.ts'
import { stageVideoSlug } from '#domains/sign-form/stage-help-video.ts'
import { translator } from '#platform/i18n/i18n-resources.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { resolveText } from '#platform/i18n/resolve-text.ts'

/** A place of the site that plays a video. */
export interface VideoPlace {
  slug: string
  name: string
  /** Language of the name where it is not the one of the page. */
  lang?: string | undefined
  /** `pages` of the site and the panel, or `fields` of forms. */
  group: 'pages' | 'fields'
  /** Where on the page the video is. */
  where: 'menu' | 'banner' | 'page' | 'field' | 'other'
  /** Id of the video or address of the page, as administrators know it. */
  address: string
}

const accountPages = ['login', 'register', 'forgot-password', 'reset-password'] as const

/**
 * All places that can have a video, in the order of the site.
 * @param used slugs of existing videos; those that the program does not know come last
 */
export function listVideoPlaces(
  { contents, defaultLanguage }: Pick<PublishedDictionary, 'contents' | 'defaultLanguage'>,
  locale: Locale,
  used: readonly string[] = [],
): VideoPlace[] {
  const t = translator(locale)
  const explanatory = (slug: keyof typeof explanatoryVideoIds, where: 'menu' | 'banner'): VideoPlace => ({
    slug,
    name: t(`simpleLists:videos.place.${slug}`),
    group: 'pages',
    where,
    address: `id ${explanatoryVideoIds[slug]}`,
  })
  const page = (path: string, name: string, lang?: string): VideoPlace => ({
    slug: pageVideoSlug(path),
    name,
    lang,
    group: 'pages',
    where: 'page',
    address: path || '/',
  })
  const known = [
    explanatory('public-menu', 'menu'),
    explanatory('awaiting-approval', 'banner'),
    ...sitePages.map(({ key, path }) => page(path, t(`public:place.${key}`))),
    ...contents
      .filter(({ inFooter }) => inFooter)
      .flatMap(({ slug, texts }) => {
        const text = resolveText(texts, locale, defaultLanguage)
        if (!text) return []
        return page(`/${slug}`, text.text.title, text.language === locale ? undefined : text.language)
      }),
    ...accountPages.map((path) => page(`/${path}`, t(`simpleLists:videos.place.${path}`))),
    ...formStages.map((stage): VideoPlace => {
      const slug = stageVideoSlug(stage)
      const name = t('simpleLists:videos.stage', { stage: t(`signForm:stages.${stage}`) })
      return { slug, name, group: 'fields', where: 'field', address: slug }
    }),
  ]
  const slugs = new Set(known.map(({ slug }) => slug))
  const others = [...new Set(used)].filter((slug) => !slugs.has(slug))
  return [
    ...known.filter(({ slug }, index) => known.findIndex((each) => each.slug === slug) === index),
    ...others.map(
      (slug): VideoPlace => ({ slug, name: slug, group: 'pages', where: 'other', address: slug }),
    ),
  ]
}
