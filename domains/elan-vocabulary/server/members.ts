import type { SearchEntry } from '#domains/search/search-model.ts'
import { AppError } from '#platform/errors/app-error.ts'
import type { WrittenSign } from '../vocabulary-entries.ts'
import type { MemberList, VocabularyName } from '../vocabulary-name.ts'
import { listPastValuesOfSigns } from './past-entries.queries.ts'
import type { VocabularyContext } from './vocabulary-context.ts'

/** The properties with values of a list. */
const propertiesOf = {
  'semantic-field': ['semanticField', 'semanticFieldSearchable'],
  tags: ['tags'],
} as const satisfies Record<MemberList, readonly (keyof SearchEntry['values'])[]>

interface Members {
  /** Of the given signs, those with the value, then those that had it before. */
  signs: WrittenSign[]
  /** Whether a sign had the value before. */
  wasMember: (sign: number) => boolean
}

/**
 * The signs of a vocabulary. A sign that loses the value stays, because ELAN removes references to unknown entries.
 * @throws AppError `page.notFound` for a value that the list does not have
 */
export async function membersOf(
  { db, dictionary: { vocabulary }, secretPath }: VocabularyContext,
  name: Exclude<VocabularyName, { kind: 'values' }>,
  signs: WrittenSign[],
): Promise<Members> {
  if (name.kind === 'signs') return { signs, wasMember: () => true }
  const wanted = vocabulary.byValue(name.list, name.value)
  if (!wanted) throw new AppError('page.notFound')
  const isWanted = (entry: number) => {
    const present = vocabulary.mergedInto(entry)?.id ?? entry
    return present === wanted.id || vocabulary.headOf(present) === wanted.id
  }
  const properties = propertiesOf[name.list]
  const hasValue = ({ values }: WrittenSign) =>
    properties.some((property) => values[property]?.some(isWanted))
  const past = new Set(
    (await listPastValuesOfSigns(db, properties, { everPublished: !secretPath })).flatMap(
      ({ sign, value }) => (isWanted(value) ? sign : []),
    ),
  )
  const before = signs.filter((sign) => !hasValue(sign) && past.has(sign.id))
  return { signs: [...signs.filter(hasValue), ...before], wasMember: (sign) => past.has(sign) }
}
