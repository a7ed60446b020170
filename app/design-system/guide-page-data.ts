import { translator } from '#platform/i18n/i18n-resources.ts'
import { requireLocale } from '../page-errors.ts'
import type { GuideKey } from './guide-pages.ts'

/** Metadata of a page of the guide, which search engines must not index. For loaders. */
export function guidePageData(params: { locale?: string }, key: GuideKey | 'frame' | 'stepper') {
  const t = translator(requireLocale(params))
  const title = `${t(`designSystem:${key}.title`)} · ${t('designSystem:title')}`
  return { page: { title, description: t(`designSystem:${key}.lead`), noindex: true } }
}
