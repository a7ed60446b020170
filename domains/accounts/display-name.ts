import type { Account } from './account.ts'

type Names = Pick<Account, 'name' | 'lastName' | 'socialName'>

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' })
const truncate = (text: string, length: number) =>
  [...graphemes.segment(text)]
    .slice(0, length)
    .map(({ segment }) => segment)
    .join('')
    .trim()

/** The social name of a person, else first and last name. */
export const displayName = ({ name, lastName, socialName }: Names): string =>
  socialName ?? [name, lastName].filter(Boolean).join(' ')

/**
 * The name for narrow layouts: the social name truncated to 17 graphemes, else the first name truncated to 17 and the
 * last name to 5.
 */
export const shortName = ({ name, lastName, socialName }: Names): string =>
  socialName
    ? truncate(socialName, 17)
    : [truncate(name, 17), truncate(lastName ?? '', 5)].filter(Boolean).join(' ')
