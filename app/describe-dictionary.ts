import { presentDataset } from '#domains/content/dataset.presenter.ts'
import { demoSource } from '#domains/signs/demo-source.ts'
import { translator } from '#platform/i18n/i18n-resources.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import type { AppContext } from './app-context.ts'
import { memoizePerVersion } from './memoize-per-version.ts'

/** Whether the dictionary contains demonstration signs, and no others. */
export const getDemoShare = memoizePerVersion((dictionary) => {
  const signs = dictionary.byIds(dictionary.ids())
  const hasDemo = signs.some(({ source }) => source === demoSource)
  return { hasDemo, isDemo: hasDemo && signs.every(({ source }) => source === demoSource) }
})

const hasVideos = memoizePerVersion((dictionary) =>
  dictionary.byIds(dictionary.ids()).some(({ video }) => video !== null),
)

/**
 * The description of the dictionary for its home and about pages, from settings and data.
 * @param dataset other settings than the stored ones
 */
export const describeDictionary = (
  { dictionary, now, settings }: Pick<AppContext, 'dictionary' | 'now' | 'settings'>,
  locale: Locale,
  dataset = dictionary.dataset,
) =>
  presentDataset(
    {
      dataset,
      defaultLanguage: dictionary.defaultLanguage,
      count: dictionary.count,
      hasVideos: hasVideos(dictionary, locale),
      isDemo: getDemoShare(dictionary, locale).isDemo,
      now: now(),
      timeZone: settings.timeZone,
    },
    locale,
    translator(locale),
  )
