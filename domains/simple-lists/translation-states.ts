import type { EntryLanguages } from './kinds/field-kind.ts'
import { isTranslatedKind } from './kinds/translated-kinds.ts'
import { type EntryContent, textsOf } from './list-entry.ts'
import type { SimpleList } from './simple-list.ts'

/** `outdated`: the text of the default language changed after this one. In the order of their weight. */
export const translationStates = ['current', 'outdated', 'missing'] as const
export type TranslationState = (typeof translationStates)[number]

/**
 * How far an entry is translated into a language: the worst state of its fields. A field that is empty in the default
 * language needs no translation.
 * @param history all contents of the entry, the present one last
 */
export function translationState(
  list: SimpleList,
  history: readonly EntryContent[],
  language: string,
  { defaultCode }: EntryLanguages,
): TranslationState {
  const translated = Object.entries(list.fields).filter(
    ([, { kind }]) => isTranslatedKind(kind) && kind !== 'translatedFilm',
  )
  const states = translated.map(([field]): TranslationState => {
    const texts = history.map((content) => textsOf(list, content, field))
    const now = texts.at(-1) ?? {}
    if (!now[language] && hasFilm(list, history.at(-1), field, language)) return 'current'
    if (!now[language]) return now[defaultCode] || language === defaultCode ? 'missing' : 'current'
    return lastChange(texts, defaultCode) > lastChange(texts, language) ? 'outdated' : 'current'
  })
  return (
    translationStates[Math.max(0, ...states.map((state) => translationStates.indexOf(state)))] ?? 'current'
  )
}

/** Whether a language has a field as a film in sign language. */
const hasFilm = (list: SimpleList, content: EntryContent | undefined, field: string, language: string) =>
  Object.entries(list.fields).some(
    ([name, { filmOf }]) => filmOf === field && content && textsOf(list, content, name)[language],
  )

/** Index of the content in which the text of a language changed last. */
const lastChange = (texts: readonly Readonly<Record<string, string>>[], language: string): number =>
  Math.max(
    0,
    texts.findLastIndex((each, index) => index > 0 && each[language] !== texts[index - 1]?.[language]),
  )
