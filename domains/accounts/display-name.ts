import type { Account } from './account.ts'

type Names = Pick<Account, 'name' | 'lastName' | 'socialName'>

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' })
const truncate = (text: string, length: number) =>
  [...graphemes.segment(text)]
    .slice(0, length)
    .map(({ segment }) => segment)
    .join('')
    .trim()

/** The social name, where a person has one; else first and last name. */
export const displayName = ({ name, lastName, socialName }: Names): string =>
  socialName ?? [name, lastName].filter(Boolean).join(' ')

/** For narrow places: the social name cut to 17 characters, else the name cut to 17 and the last name to 5. */
export const shortName = ({ name, lastName, socialName }: Names): string =>
  socialName
    ? truncate(socialName, 17)
    : [truncate(name, 17), truncate(lastName ?? '', 5)].filter(Boolean).join(' ')
