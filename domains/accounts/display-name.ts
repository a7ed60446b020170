import type { Locale } from '#platform/i18n/locales.ts'

/** The names of a person, as entered; `locale` is the person's own interface language. */
export interface PersonNames {
  name: string
  lastName?: string | null
  socialName?: string | null
  locale?: string
}

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' })
const truncate = (text: string, length: number) =>
  [...graphemes.segment(text)]
    .slice(0, length)
    .map(({ segment }) => segment)
    .join('')
    .trim()

/**
 * The social name of a person, else first and last name.
 * @param readerLocale decides about the order; without it, the first name comes first
 */
export const displayName = (names: PersonNames, readerLocale?: Locale): string =>
  names.socialName ?? fullName(names, names.name, names.lastName, readerLocale)

/**
 * The name for narrow layouts: the social name truncated to 17 graphemes, else the first name truncated to 17 and the
 * last name to 5.
 */
export const shortName = (names: PersonNames, readerLocale?: Locale): string =>
  names.socialName
    ? truncate(names.socialName, 17)
    : fullName(names, truncate(names.name, 17), truncate(names.lastName ?? '', 5), readerLocale)

/** Whether full names begin with the family name, as in Hungarian. */
export const isFamilyNameFirst = (locale: string | undefined): boolean => locale === 'hu'

/** A Hungarian text puts the family name of a Hungarian first, but keeps the order of foreign names. */
function fullName(
  { locale }: PersonNames,
  firstName: string,
  lastName: string | null | undefined,
  readerLocale: Locale | undefined,
): string {
  const isReversed = isFamilyNameFirst(readerLocale) && isFamilyNameFirst(locale)
  return (isReversed ? [lastName, firstName] : [firstName, lastName]).filter(Boolean).join(' ')
}

/** Every name under which a person can be shown, in both orders of first and last name. */
export function fullNames({ name, lastName, socialName }: PersonNames): string[] {
  const ofName = (first: string) => (lastName ? [`${first} ${lastName}`, `${lastName} ${first}`] : [first])
  return [...ofName(name), ...(socialName ? [socialName, ...ofName(socialName)] : [])]
}
