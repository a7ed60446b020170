import type { ManagedLanguage } from '#domains/languages/language.ts'
import { emptySignListQuery } from '#domains/sign-management/sign-list.input.ts'
import { signListPath } from '#domains/sign-management/sign-list-paths.ts'
import { referenceListsPath } from '#domains/vocabulary-management/reference-paths.ts'
import { languageName } from '#platform/i18n/format.ts'
import { isLocale, type Locale } from '#platform/i18n/locales.ts'
import { localizedPath } from '#platform/i18n/localized-path.ts'
import { percentOf } from './completeness.ts'
import type { Completeness, ContentKind } from './completeness-kinds.ts'

/** A language for its row, its page and messages. */
export interface LanguageView {
  id: number
  code: string
  /** In the language itself, else in the language of the page. */
  ownName: string
  /** Of `ownName`. */
  lang: string | undefined
  /** In the language of the page. */
  name: string
  state: 'default' | 'active' | 'other' | 'retired'
  /** Whether the interface has this language. */
  isInterface: boolean
}

/** How far a kind of content is. */
export interface CompletenessView extends Completeness {
  percent: number
  missing: number
  /** The list of what is missing, or of everything where no list has such a filter; null without one. */
  path: string | null
}

export function presentLanguage(language: ManagedLanguage, locale: Locale): LanguageView {
  const { id, code, names } = language
  const name = names[locale] ?? languageName(code, locale)
  const own = names[code]
  return {
    id,
    code,
    ownName: own ?? name,
    lang: own === undefined || code === locale ? undefined : code,
    name,
    state: stateOf(language),
    isInterface: isLocale(code),
  }
}

function stateOf({ isDefault, isRetired, otherLanguage }: ManagedLanguage): LanguageView['state'] {
  if (isDefault) return 'default'
  if (isRetired) return 'retired'
  return otherLanguage ? 'other' : 'active'
}

export const presentCompleteness = (
  completeness: readonly Completeness[],
  { code, isRetired }: Pick<ManagedLanguage, 'code' | 'isRetired'>,
  locale: Locale,
): CompletenessView[] =>
  completeness.map((one) => ({
    ...one,
    percent: percentOf(one),
    missing: one.total - one.translated,
    path: isRetired || one.total === one.translated ? null : listOf(one.kind, code, locale),
  }))

function listOf(kind: ContentKind, code: string, locale: Locale): string | null {
  const lists: Partial<Record<ContentKind, string>> = {
    signs: signListPath(locale, { ...emptySignListQuery, untranslated: code }),
    values: referenceListsPath(locale),
    questions: localizedPath(locale, '/control-panel/faqs'),
    professions: localizedPath(locale, '/control-panel/professions'),
  }
  return lists[kind] ?? null
}

/** The values of the form of a language. */
export const presentLanguageForm = ({
  names,
  isDefault,
  otherLanguage,
  notes,
}: ManagedLanguage): Record<string, string> => ({
  ...Object.fromEntries(Object.entries(names).map(([code, name]) => [`names.${code}`, name])),
  ...(isDefault && { isDefault: 'on' }),
  ...(!otherLanguage && { isTranslated: 'on' }),
  notes: notes ?? '',
})
