import { resolveNames } from '../../kinds/record-helpers.ts'
import { property, type ReferenceKey, wireName } from '../../properties.ts'
import type { SignDocument } from '../../sign-document.ts'
import { readValues, writeValues } from '../cell-escaping.ts'
import { findEntry, findNarrowerEntry, type NarrowerEntry } from '../references.ts'
import type { SignCsvRow } from '../sign-csv-row.ts'
import type { ApplyContext, KindCells } from './kind-cells.ts'

/** The stable values of entries between `;`. */
export const referenceCells: KindCells = {
  hasSeparator: true,
  parse: (row, { key }, cell, { reportError }) => {
    const values = readValues(cell)
    if (values.length > 1 && !property(key).many) reportError('import.oneValue', { value: cell })
    row.values[key as ReferenceKey] = values
  },
  apply: (row, before, context) => ({ values: { ...before.values, ...resolveValues(row.values, context) } }),
  write: ({ key }, { values }, names) =>
    writeValues(resolveNames(values[key as ReferenceKey] ?? [], names.value)),
}

/**
 * The entries of the names of a row. A precise location in the column of areas fills both columns; it is an error when
 * the other column has another value.
 */
function resolveValues(values: SignCsvRow['values'], context: ApplyContext): SignDocument['values'] {
  const narrower: { of: ReferenceKey; found: NarrowerEntry }[] = []
  const resolved = Object.fromEntries(
    (Object.entries(values) as [ReferenceKey, string[]][]).map(([key, names]) => [
      key,
      names.flatMap((name) => {
        const found = findNarrowerEntry(name, key, context.lookups)
        if (!found) return findEntry(property(key).list ?? '', name, key, context)
        narrower.push({ of: key, found })
        return found.container ?? []
      }),
    ]),
  ) as SignDocument['values']
  for (const { of, found } of narrower) addNarrowerEntry(of, found, values, resolved, context)
  return resolved
}

function addNarrowerEntry(
  key: ReferenceKey,
  { name, key: inner, entry, container }: NarrowerEntry,
  values: SignCsvRow['values'],
  resolved: SignDocument['values'],
  { lookups, reportError, reportReadAs }: ApplyContext,
) {
  const nameOf = (id: number) => lookups.hierarchy(id)?.value ?? ''
  const given = values[inner] ?? []
  if (given.length > 0 && !resolved[inner]?.includes(entry)) {
    const params = { value: name, precise: nameOf(entry), given: given.join(';'), other: wireName(inner) }
    reportError(wireName(key), 'import.preciseConflict', params)
    return
  }
  resolved[inner] = [entry]
  const cells = [...(container === undefined ? [] : [[key, container] as const]), [inner, entry] as const]
  const readAs = cells.map(([property, id]) => `${wireName(property)}=${nameOf(id)}`).join(' ')
  reportReadAs(wireName(key), name, readAs)
}
