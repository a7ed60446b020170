/** What the program of the release before may still use, or cannot write any more, in the source of a migration. */
const contractions: readonly [name: string, pattern: RegExp][] = [
  ['drops a column', /\bdrop column\b|\bdropColumn\(/i],
  ['drops a table or view', /\bdrop (table|view|materialized view)\b|\bdrop(Table|View)\(/i],
  ['renames', /\brename\b|\brename(To|Column|Constraint)\(/i],
  ['changes a type', /\balter column [^,;]*\btype\b|\bsetDataType\(/i],
  ['makes a column mandatory', /\bset not null\b|\bsetNotNull\(/i],
  ['drops a default', /\bdrop default\b|\bdropDefault\(/i],
]

/** `add column … not null` without a default or an expression: rows of the older program lack it. */
const addedColumn = /\badd column\b[^,;]*/gi

const comments = /\/\*[\s\S]*?\*\/|(?<!:)\/\/.*|--.*/g

/**
 * The changes of a migration that would break the previous release, which runs beside the newer one during an upgrade.
 * @param source of the migration, as TypeScript
 */
export function findContractions(source: string): string[] {
  const text = source.replace(comments, ' ').replace(/\s+/g, ' ')
  const found = contractions.filter(([, pattern]) => pattern.test(text)).map(([name]) => name)
  const added = text.match(addedColumn) ?? []
  const isMandatory = added.some(
    (column) => /\bnot null\b/i.test(column) && !/\b(default|generated)\b/i.test(column),
  )
  return isMandatory ? [...found, 'adds a mandatory column'] : found
}
