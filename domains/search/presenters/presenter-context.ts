import type { ArticulationPictureView } from '#domains/hand-drawings/articulation-picture.ts'
import type { Translate } from '#platform/i18n/i18n-resources.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import type { SearchEntry } from '../search-model.ts'

/** The interface language of the page. */
export interface LocaleContext {
  locale: Locale
  t: Translate
}

/** The content languages for texts of the dictionary. */
export interface ContentLanguages {
  /** Content language of the visitor. */
  language: string
  /** Used when a text is missing in the visitor's language. */
  defaultLanguage: string
}

/** What the card of a sign is made from besides the sign. */
export interface CardContext extends ContentLanguages {
  /** The hands and the location of a sign, shown in place of a missing poster. The browser's index knows none. */
  articulationOf?: (entry: SearchEntry) => ArticulationPictureView | null
}
