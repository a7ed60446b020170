import { languageTag } from '#platform/i18n/language-tag.ts'
import type { MomentTier } from '../moment.ts'

/** The attributes of an annotation: its language, if the file contains it. Glosses are not translated. */
export function languageOf({
  language,
}: Pick<MomentTier, 'language'>): { lang: string } | { translate: 'no' } {
  const lang = languageTag(language)
  return lang === undefined ? { translate: 'no' } : { lang }
}
