import { normalizeText } from '../../normalize-text.ts'
import type { SignDocument } from '../../sign-document.ts'
import type { KindModule } from '../kind-module.ts'
import { mergeList, mergeValue, partsOf, type Sides } from '../merge-values.ts'
import { lengthIssues } from '../property-issue.ts'
import { byLanguage, createFirstOccurrenceFilter, differs } from '../record-helpers.ts'
import { wholePart } from '../stored-part.ts'

type Translations = SignDocument['translations']

/** Translations: by language, senses with keywords. */
export const keywordsKind: KindModule = {
  normalize: ({ translations }) => ({ translations: byLanguage(translations, normalizeSenses) }),
  validate: (key, { translations }) => lengthIssues(key, Object.values(translations).flat(2)),
  present: (keys, { translations }) => (keys.length > 0 ? { translations } : {}),
  text: (_key, { translations }, names) =>
    Object.entries(translations).map(
      ([code, senses]) => `${names.language(code)}: ${senses.map((sense) => sense.join(', ')).join(' | ')}`,
    ),
  compare: (_key, one, other) => differs(one.translations, other.translations),
  remove: (_key, document) => ({ ...document, translations: {} }),
  merge: (sides) => {
    const { merged, isConflict } = mergeTranslations(partsOf(sides, ({ translations }) => translations))
    return { parts: { translations: merged }, conflicts: isConflict ? ['translation'] : [] }
  },
  ...wholePart('translations'),
  references: ({ translations }) => ({
    languages: Object.keys(translations).map((code) => ({ key: 'translation', code })),
  }),
}

/** A keyword occurs once in a language: in the first sense that contains it. */
function normalizeSenses(senses: string[][]): string[][] | undefined {
  const isFirstOccurrence = createFirstOccurrenceFilter()
  const normalized = senses.map((keywords) =>
    keywords.map(normalizeText).filter((keyword) => keyword !== '' && isFirstOccurrence(keyword)),
  )
  while (normalized.at(-1)?.length === 0) normalized.pop()
  return normalized.length > 0 ? normalized : undefined
}

/** Each language by itself; within a language each sense, as long as nobody added or removed one. */
function mergeTranslations(sides: Sides<Translations>): { merged: Translations; isConflict: boolean } {
  const merged: Translations = {}
  let isConflict = false
  for (const language of Object.keys({ ...sides.mine, ...sides.theirs, ...sides.base })) {
    const { base, mine, theirs } = partsOf(sides, (translations) => translations[language] ?? [])
    if (base.length === mine.length && mine.length === theirs.length) {
      merged[language] = mine.map((sense, at) =>
        mergeList({ base: base[at] ?? [], mine: sense, theirs: theirs[at] ?? [] }),
      )
      continue
    }
    const value = mergeValue({ base, mine, theirs })
    merged[language] = value.merged
    isConflict ||= value.isConflict
  }
  return { merged, isConflict }
}
