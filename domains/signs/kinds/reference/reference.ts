import { preciseLocationsOutsideAreas } from '../../location-containment.ts'
import { type PropertyKey, property, type ReferenceKey, referenceKeys, wireName } from '../../properties.ts'
import type { SignDocument } from '../../sign-document.ts'
import type { KindModule, ValidationContext } from '../kind-module.ts'
import { mergeList, mergeRecord, partsOf } from '../merge-values.ts'
import type { PropertyIssue } from '../property-issue.ts'
import { differs, omit, pick, resolveNames } from '../record-helpers.ts'
import { keyedPart } from '../stored-part.ts'

const hasSeveral = (key: ReferenceKey) => property(key).many === true

/** One or several entries of a reference list. */
export const referenceKind: KindModule = {
  normalize: ({ values }) => ({
    values: pick(referenceKeys, (key) => {
      const entries = [...new Set(values[key] ?? [])]
      if (entries.length === 0) return undefined
      return hasSeveral(key) ? entries : entries.slice(0, 1)
    }),
  }),
  validate: (key, { values }, context) => containmentIssues(key, values, context),
  present: (keys, { values }, { entry }) =>
    Object.fromEntries(
      keys.map((key) => {
        const entries = resolveNames(values[key as ReferenceKey] ?? [], entry)
        return [wireName(key), property(key).many ? entries : (entries[0] ?? null)]
      }),
    ),
  text: (key, { values }, names) => (values[key as ReferenceKey] ?? []).map(names.entry),
  list: (key, { values }, { entry }) => (values[key as ReferenceKey] ?? []).flatMap((id) => entry(id) ?? []),
  compare: (key, one, other) => differs(one.values[key as ReferenceKey], other.values[key as ReferenceKey]),
  remove: (key, document) => ({ ...document, values: omit(document.values, key as ReferenceKey) }),
  merge: (sides) => {
    const { merged, conflicts } = mergeRecord<ReferenceKey, number[]>(
      referenceKeys.filter((key) => !hasSeveral(key)),
      partsOf(sides, ({ values }) => values),
    )
    const lists = pick(referenceKeys.filter(hasSeveral), (key) =>
      mergeList(partsOf(sides, ({ values }) => values[key] ?? [])),
    )
    return { parts: { values: { ...merged, ...lists } }, conflicts }
  },
  ...keyedPart('values'),
  references: ({ values }) => ({
    entries: referenceKeys.flatMap((key) => (values[key] ?? []).map((id) => ({ key, id }))),
  }),
  mapIds: ({ values }, { entry }) => ({
    values: Object.fromEntries(Object.entries(values).map(([key, ids]) => [key, ids.map(entry)])),
  }),
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
    code: 'sign.locationOutside',
    params: { value: nameOf(id), area: areas.map(nameOf).join(', ') },
  }))
}
