import { readValues, writeValues } from '../csv/cell-escaping.ts'
import { findEntry, findNarrowerEntry, type NarrowerEntry, resolveNames } from '../csv/references.ts'
import type { SignRow } from '../csv/sign-row.ts'
import { preciseLocationsOutsideAreas } from '../location-containment.ts'
import { type PropertyKey, property, type ReferenceKey, referenceKeys, wireName } from '../properties.ts'
import type { SignDocument } from '../sign-document.ts'
import type { ApplyContext, KindModule, ValidationContext } from './kind-module.ts'
import type { PropertyIssue } from './property-issue.ts'
import { differs, omit, pick } from './record-helpers.ts'

/** One or several entries of a reference list. In CSV: their stable values between `;`. */
export const referenceKind: KindModule = {
  normalize: ({ values }) => ({
    values: pick(referenceKeys, (key) => {
      const entries = [...new Set(values[key] ?? [])]
      if (entries.length === 0) return undefined
      return property(key).many ? entries : entries.slice(0, 1)
    }),
  }),
  parse: (row, { key }, cell, { reportError }) => {
    const values = readValues(cell)
    if (values.length > 1 && !property(key).many) reportError('import.oneValue', { value: cell })
    row.values[key as ReferenceKey] = values
  },
  apply: (row, before, context) => ({ values: { ...before.values, ...resolveValues(row.values, context) } }),
  write: ({ key }, { values }, names) =>
    writeValues(resolveNames(values[key as ReferenceKey] ?? [], names.value)),
  validate: (key, { values }, context) => containmentIssues(key, values, context),
  present: (keys, { values }, { entry }) =>
    Object.fromEntries(
      keys.map((key) => {
        const entries = resolveNames(values[key as ReferenceKey] ?? [], entry)
        return [wireName(key), property(key).many ? entries : (entries[0] ?? null)]
      }),
    ),
  compare: (key, one, other) => differs(one.values[key as ReferenceKey], other.values[key as ReferenceKey]),
  remove: (key, document) => ({ ...document, values: omit(document.values, key as ReferenceKey) }),
}

/**
 * The entries of the names of a row. A precise location in the column of areas fills both columns; it is an error when
 * the other column has another value.
 */
function resolveValues(values: SignRow['values'], context: ApplyContext): SignDocument['values'] {
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
  values: SignRow['values'],
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

/** Values that lie outside the value of the property that must contain them (`within` of the registry). */
export function containmentIssues(
  key: PropertyKey,
  values: SignDocument['values'],
  { entryById }: ValidationContext,
): PropertyIssue[] {
  const container = property(key).within as ReferenceKey | undefined
  if (container === undefined) return []
  const areas = values[container] ?? []
  const nameOf = (id: number) => entryById(id)?.value ?? ''
  const outside = preciseLocationsOutsideAreas(
    areas.map((id) => ({ id })),
    values[key as ReferenceKey] ?? [],
    entryById,
  )
  return outside.map((id) => ({
    key,
    code: 'import.placeOutside',
    params: { value: nameOf(id), area: areas.map(nameOf).join(', ') },
  }))
}
