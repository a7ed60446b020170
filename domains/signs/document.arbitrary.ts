import fc from 'fast-check'
import { canonicalDocument } from './canonical-document.ts'
import { property, referenceKeys, textKeys, yesNoKeys } from './properties.ts'
import { attributionFields, mediaRoles, relationKinds, type SignDocument } from './sign-document.ts'

const csvSensitiveText = fc.string({ unit: fc.constantFrom(...'aéß;|\\:"\'“”=+-@#, \t\n1'), maxLength: 12 })
const id = fc.integer({ min: 1, max: 40 })
const language = fc.constantFrom('pt', 'en', 'mi')
const partialRecord = <Key extends string, Value>(
  keys: readonly Key[],
  value: (key: Key) => fc.Arbitrary<Value>,
) =>
  fc.record(Object.fromEntries(keys.map((key) => [key, value(key)])) as Record<Key, fc.Arbitrary<Value>>, {
    requiredKeys: [],
  }) as fc.Arbitrary<Partial<Record<Key, Value>>>

const attribution = Object.fromEntries(attributionFields.map((field) => [field, csvSensitiveText]))

/** For tests: canonical documents with every kind of property and with the special characters of CSV. */
export const anyDocument: fc.Arbitrary<SignDocument> = fc
  .record({
    texts: partialRecord(textKeys, () => csvSensitiveText),
    gloss: csvSensitiveText.filter((gloss) => gloss.trim() !== ''),
    translations: fc.dictionary(
      language,
      fc.array(fc.array(csvSensitiveText, { maxLength: 3 }), { maxLength: 3 }),
    ),
    values: partialRecord(referenceKeys, (key) => fc.array(id, { maxLength: property(key).many ? 3 : 1 })),
    flags: partialRecord(yesNoKeys, () => fc.boolean()),
    notes: fc.array(fc.record({ kind: id, text: csvSensitiveText, public: fc.boolean() }), { maxLength: 2 }),
    relations: fc.array(fc.record({ kind: fc.constantFrom(...relationKinds), sign: id }), { maxLength: 3 }),
    foreignRelations: fc.array(
      fc.record({ signLanguage: fc.constantFrom('bzs', 'x:y', '=z'), text: csvSensitiveText }),
      {
        maxLength: 2,
      },
    ),
    minimalPairs: fc.array(id, { maxLength: 2 }),
    examples: fc.array(
      fc.record(
        {
          texts: fc.dictionary(language, csvSensitiveText),
          signs: csvSensitiveText,
          media: id,
          ...attribution,
        },
        { requiredKeys: ['texts', 'signs'] },
      ),
      { maxLength: 3 },
    ),
    media: fc.uniqueArray(
      fc.record(
        { role: fc.constantFrom(...mediaRoles), media: id, ...attribution },
        { requiredKeys: ['role', 'media'] },
      ),
      { maxLength: 4, selector: ({ media }) => media },
    ),
  })
  .map(({ gloss, ...document }) =>
    canonicalDocument(withMain({ ...document, texts: { ...document.texts, gloss } })),
  )

/** Gives the first video the role `main` and the others `angle`. */
function withMain(document: SignDocument): SignDocument {
  const videos = document.media.filter(({ role }) => role === 'main' || role === 'angle')
  const roleOf = (item: SignDocument['media'][number]) =>
    videos.includes(item) ? (videos[0] === item ? ('main' as const) : ('angle' as const)) : item.role
  return { ...document, media: document.media.map((item) => ({ ...item, role: roleOf(item) })) }
}
