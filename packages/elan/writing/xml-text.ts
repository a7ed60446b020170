import { ElanWriteError } from '../elan-error.ts'

const forbidden = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/u

/** Escapes the text of an element. @throws ElanWriteError for characters that XML 1.0 does not allow */
export function escapeText(text: string): string {
  requireXmlCharacters(text)
  return /[&<>\r]/.test(text) ? text.replace(/[&<>\r]/g, escapeCharacter) : text
}

/** Escapes an attribute. Line breaks and tabs are escaped too, because parsers turn them into spaces. */
export function escapeAttribute(text: string): string {
  requireXmlCharacters(text)
  return /[&<>"\r\n\t]/.test(text) ? text.replace(/[&<>"\r\n\t]/g, escapeCharacter) : text
}

type AttributeValue = string | number | boolean | null

/** ` NAME="value"` for each attribute that is not null, in the given order. */
export const attributesText = (attributes: Record<string, AttributeValue>): string =>
  Object.entries(attributes)
    .map(([name, value]) => (value === null ? '' : ` ${name}="${escapeAttribute(String(value))}"`))
    .join('')

/** An element on one line. Without text it is self-closing. */
export function element(
  indent: number,
  name: string,
  attributes: Record<string, AttributeValue>,
  text: string | null = null,
): string {
  const start = `${indentation(indent)}<${name}${attributesText(attributes)}`
  return text === null || text === '' ? `${start}/>\n` : `${start}>${escapeText(text)}</${name}>\n`
}

/** Four spaces for each level, as ELAN writes. */
export const indentation = (level: number): string => '    '.repeat(level)

function requireXmlCharacters(text: string): void {
  const found = forbidden.exec(text)
  if (!found) return
  const code = (found[0].codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')
  throw new ElanWriteError('forbiddenCharacter', { character: `U+${code}`, text: text.slice(0, 100) })
}

const names: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

const escapeCharacter = (character: string): string => names[character] ?? `&#${character.charCodeAt(0)};`
