import { languageTag } from '#platform/i18n/language-tag.ts'
import type { MomentTier } from '../moment.ts'

/** The attributes of an annotation: its language, if the file says it; glosses have none. */
export function languageOf({
  language,
}: Pick<MomentTier, 'language'>): { lang: string } | { translate: 'no' } {
  const lang = languageTag(language)
  return lang === undefined ? { translate: 'no' } : { lang }
}
