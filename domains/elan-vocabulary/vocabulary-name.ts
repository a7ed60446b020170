/** Lists whose values have a vocabulary of the signs with the value. */
export const memberLists = ['semantic-field', 'tags'] as const
export type MemberList = (typeof memberLists)[number]

/** Lists of values that are vocabularies themselves, by file name. */
const valueLists = { handshapes: 'handshape-of-hand', locations: 'location' } as const
export type ValueList = (typeof valueLists)[keyof typeof valueLists]

/** One vocabulary. Addresses of vocabularies differ in their path, because ELAN ignores queries in its cache. */
export type VocabularyName =
  | { kind: 'signs'; links: 'films' | 'pages' }
  | { kind: 'members'; list: MemberList; value: string }
  | { kind: 'values'; list: ValueList }

const ending = '.ecv'

/** The path of public vocabularies. */
export const vocabularyPath = '/api/ecv'

/** How the addresses of all vocabularies of an installation begin. */
export const vocabularyAddresses = (origin: string): string => `${origin}${vocabularyPath}/`

/** The path of the vocabularies that a token of a member opens, with signs that are not public. */
export const secretVocabularyPath = (token: string): string => `${vocabularyPath}/private/${token}`

/** All signs with their films, the same with their pages, and the template that is bound to them, below `/api/ecv`. */
export const signsFile = 'signs.ecv'
export const signPagesFile = 'signs-pages.ecv'
export const templateFile = 'signbank.etf'

/** The vocabulary of a file name directly below `/api/ecv`; undefined for an unknown one. */
export function parseVocabularyFile(file: string): VocabularyName | undefined {
  if (file === signsFile) return { kind: 'signs', links: 'films' }
  if (file === signPagesFile) return { kind: 'signs', links: 'pages' }
  const list = Object.entries(valueLists).find(([name]) => file === `${name}${ending}`)?.[1]
  return list && { kind: 'values', list }
}

/** The vocabulary of the signs with a value, by list and file name; undefined for another list. */
export function parseMemberFile(list: string, file: string): VocabularyName | undefined {
  const known = memberLists.find((name) => name === list)
  if (!known || !file.endsWith(ending)) return undefined
  return { kind: 'members', list: known, value: file.slice(0, -ending.length) }
}

/**
 * The name by which ELAN finds a vocabulary; it never changes, also when a value is merged into another. Films and pages
 * are two addresses of one vocabulary.
 */
export function vocabularyId(name: VocabularyName): string {
  if (name.kind === 'signs') return 'signs'
  return name.kind === 'values' ? name.list : `signs-${name.list}-${name.value}`
}
