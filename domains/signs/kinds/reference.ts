import { readValues, writeValues } from '../csv/cell-escaping.ts'
import { findEntry, resolveNames } from '../csv/references.ts'
import { preciseLocationsOutsideAreas } from '../location-containment.ts'
import { type PropertyKey, property, type ReferenceKey, referenceKeys, wireName } from '../properties.ts'
import type { SignDocument } from '../sign-document.ts'
import type { KindModule, ValidationContext } from './kind-module.ts'
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
  apply: (row, before, context) => {
    const found = Object.entries(row.values) as [ReferenceKey, string[]][]
    const values = found.map(([key, names]) => [
      key,
      names.flatMap((value) => findEntry(property(key).list ?? '', value, key, context)),
    ])
    return { values: { ...before.values, ...Object.fromEntries(values) } }
  },
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
