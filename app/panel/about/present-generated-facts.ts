import { presentGeneratedTexts } from '#domains/dataset-management/dataset-facts.presenter.ts'
import { isLocale } from '#platform/i18n/locales.ts'
import type { AppContext } from '../../app-context.ts'
import { describeDictionary } from '../../describe-dictionary.ts'

const noTexts = { description: '', citation: '', copyright: '' }

/** What visitors read while a text of the data set is empty, in the languages of the interface. */
export function presentGeneratedFacts(app: AppContext, languages: readonly { code: string }[]) {
  const { dataset } = app.dictionary
  const texts = Object.entries(dataset.texts).map(([code, own]) => [code, { ...own, ...noTexts }])
  const withoutTexts = { ...dataset, texts: Object.fromEntries(texts) }
  return presentGeneratedTexts(
    languages.map(({ code }) => code),
    (code) => {
      if (!isLocale(code)) return null
      const { description, citation, copyright } = describeDictionary(app, code, withoutTexts)
      return { description: description.text, citation: citation.text, copyright: copyright.text }
    },
  )
}
