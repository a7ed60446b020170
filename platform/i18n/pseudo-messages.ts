import type { Messages } from './translate-message.ts'

const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'
const accented = 'áƀçđéƒĝĥíĵķĺɱñóþǫŕšţúṽŵẋýžÁƁÇĐÉƑĜĤÍĴĶĹṀÑÓÞǪŔŠŢÚṼŴẊÝŽ'
const accents = new Map([...letters].map((letter, index) => [letter, [...accented][index] ?? letter]))

/** Placeholders, nested messages and tags, which stay as they are. */
const untouched = /(\{\{.*?\}\}|\$t\(.*?\)|<[^>]*>)/

/** How many characters more a message has than in English: 40 %. */
const expansion = 0.4

/**
 * An English message with accents on every letter, longer, and in brackets: what is readable without brackets is no
 * message. Placeholders, nested messages and tags stay as they are.
 */
export function toPseudoText(message: string): string {
  const parts = message.split(untouched)
  const length = parts.reduce((sum, part) => sum + (untouched.test(part) ? 0 : part.length), 0)
  const text = parts
    .map((part) =>
      untouched.test(part) ? part : [...part].map((letter) => accents.get(letter) ?? letter).join(''),
    )
    .join('')
  // In groups, so that a line can break between them.
  const padding = '~'.repeat(Math.ceil(length * expansion)).replace(/~{4}(?=~)/g, '~~~~ ')
  return `[${text} ${padding}]`
}

/** The messages of the pseudo-language, from the English ones. */
export const toPseudoMessages = (messages: Messages): Messages => convert(messages) as Messages

const convert = (value: unknown): unknown =>
  typeof value === 'string'
    ? toPseudoText(value)
    : Object.fromEntries(Object.entries(value as object).map(([key, inside]) => [key, convert(inside)]))
