import { emptyDocument, type SignDocument } from '#domains/signs/sign-document.ts'

const maxWordLength = 100

interface Languages {
  languages: readonly { code: string }[]
  defaultLanguage: string
}

/**
 * The document of a new sign for the word of an address: its keyword, and in the default language its gloss too. Empty
 * without a word, or for a language that the dictionary does not have.
 */
export function readDocumentOfWord(
  params: URLSearchParams,
  { languages, defaultLanguage }: Languages,
): SignDocument {
  const word = (params.get('word') ?? '').replace(/[\p{C}\s]+/gu, ' ').trim()
  const language = params.get('language') ?? ''
  const isKnown = languages.some(({ code }) => code === language)
  if (word === '' || word.length > maxWordLength || !isKnown) return emptyDocument('')
  return {
    ...emptyDocument(language === defaultLanguage ? glossOf(word) : ''),
    translations: { [language]: [[word]] },
  }
}

const glossOf = (word: string): string => word.replaceAll(' ', '-').toUpperCase()
