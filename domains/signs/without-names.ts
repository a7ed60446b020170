/** Where a name can begin and end within a list of names in one text. */
const separators = '[,;/&|:()]'

/**
 * A text without the names of a person. A name of several words is removed wherever it appears. A single word is removed
 * only where it is a whole item of a list, because it can be part of the name of somebody else.
 */
export function withoutNames(text: string, names: readonly string[]): string {
  const longestFirst = names.filter(Boolean).toSorted((one, other) => other.length - one.length)
  const stripped = longestFirst.reduce((rest, name) => rest.replace(patternOf(name), ''), text)
  return stripped === text ? text : withoutEmptyItems(stripped)
}

function patternOf(name: string): RegExp {
  const words = name.split(/\s+/).map((word) => RegExp.escape(word))
  const pattern = words.join(String.raw`\s+`)
  return words.length > 1
    ? new RegExp(String.raw`(?<![\p{L}\p{N}])${pattern}(?![\p{L}\p{N}])`, 'giu')
    : new RegExp(String.raw`(?<=(?:^|${separators})\s*)${pattern}(?=\s*(?:$|${separators}))`, 'giu')
}

/** Removes what the names leave behind: empty brackets and separators without an item. */
const withoutEmptyItems = (text: string): string =>
  text
    .replace(/\(\s*\)/g, '')
    .replace(/([,;/&|:])(?:\s*[,;/&|])+/g, '$1')
    .replace(/^[\s,;/&|:]+|[\s,;/&|:]+$/g, '')
    .replace(/\s+(?=[,;])/g, '')
    .replace(/\s{2,}/g, ' ')
