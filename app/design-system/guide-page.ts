import { translator } from '#platform/i18n/i18n-resources.ts'
import { requireLocale } from '../page-errors.ts'

/** The pages of the style guide in order: the last part of their address, and the key of their messages. */
export const guidePages = [
  { path: 'board', key: 'board' },
  { path: 'buttons', key: 'buttons' },
  { path: 'colors', key: 'colors' },
  { path: 'components', key: 'components' },
  { path: 'typographic', key: 'typographic' },
  { path: 'variables-text', key: 'variables' },
] as const
export type GuideKey = (typeof guidePages)[number]['key']

/** Below the locale. */
export const guidePath = '/design-system'

/** What the head says of a page of the guide; search engines are asked to leave it out. */
export function guideFacts(params: { locale?: string }, key: GuideKey) {
  const t = translator(requireLocale(params))
  const title = `${t(`designSystem:${key}.title`)} · ${t('designSystem:title')}`
  return { page: { title, description: t(`designSystem:${key}.lead`), noindex: true } }
}
