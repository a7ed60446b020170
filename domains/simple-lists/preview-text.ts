import { hasRichText } from '#domains/content/rich-text.input.ts'
import type { FormValues } from '#platform/forms/form-values.ts'
import type { SimpleList } from './simple-list.ts'

/** What visitors read of an entry in a language. */
export interface PreviewText {
  title: string
  /** HTML, sanitized or not. */
  html: string
  /** Id of the film; null without one. */
  film: number | null
  /** The language of the text: the default one where the wanted one has none. */
  language: string
  informed: boolean
}

/** Whether visitors read texts of the entries of a list. */
export const hasPreview = (list: SimpleList): boolean => inputsOf(list, '') !== undefined

/** The inputs of a form with title, text and film in a language; undefined for lists without rich texts. */
function inputsOf({ fields }: SimpleList, language: string) {
  const inputOf = (kind: string) => {
    const field = Object.keys(fields).find((name) => fields[name]?.kind === kind)
    return field === undefined ? undefined : `${field}.${language}`
  }
  const [title, body, film] = ['translatedLine', 'translatedRichText', 'translatedFilm'].map(inputOf)
  return title === undefined || body === undefined ? undefined : { title, body, film }
}

/**
 * The text of a form that visitors read in a language, as it is written.
 * @returns null for lists without rich texts, and where even the default language has no text
 */
export function previewText(
  list: SimpleList,
  values: FormValues,
  language: string,
  defaultLanguage: string,
): PreviewText | null {
  for (const code of [language, defaultLanguage]) {
    const inputs = inputsOf(list, code)
    if (!inputs) return null
    const [title = '', html = ''] = [values[inputs.title], values[inputs.body]]
    const film = Number(inputs.film === undefined ? '' : (values[inputs.film] ?? '')) || null
    if (title.trim() !== '' && (hasRichText(html) || film !== null))
      return { title, html, film, language: code, informed: code === language }
  }
  return null
}
