import { bytesOf } from '#packages/elan/eaf-file.fixture.ts'
import { type EafDocument, type EcvDocument, editEaf, readEaf, readEcv } from '#packages/elan/index.ts'

/** An annotation as ELAN shows it. */
export interface ShownAnnotation {
  id: string
  value: string
  entry: string | null
}

type Values = Map<string, Map<string, string>>

/**
 * For tests: what ELAN 6.9 does with the external vocabularies of a file when it opens it, and the file as it is saved then.
 * The preference of the user that turns this round is not set.
 * @param load the text of a vocabulary at an address; null if it cannot be loaded
 */
export async function openInElan(
  file: string,
  load: (address: string) => Promise<string | null>,
): Promise<{ annotations: ShownAnnotation[]; saved: string }> {
  const { document } = await readEaf(bytesOf(file))
  const vocabularies = await loadVocabularies(document, load)
  const typeOf = new Map(document.types.map(({ id, vocabulary }) => [id, vocabulary]))
  const annotations = document.tiers.flatMap((tier) => {
    const vocabulary = vocabularies.get(typeOf.get(tier.type) ?? '')
    return tier.annotations.map(({ id, value, entry }) =>
      vocabulary ? { id, ...follow({ value, entry }, vocabulary, tier.language) } : { id, value, entry },
    )
  })
  const edits = {
    values: new Map(annotations.map(({ id, value }) => [id, value])),
    entries: new Map(annotations.map(({ id, entry }) => [id, entry])),
  }
  return { annotations, saved: (await Array.fromAsync(editEaf(bytesOf(file), edits))).join('') }
}

interface LoadedVocabulary {
  /** Languages in their order. */
  languages: string[]
  /** By id of the entry, then by language, in the order of the file. */
  values: Values
}

async function loadVocabularies(
  { vocabularies, externalRefs }: EafDocument,
  load: (address: string) => Promise<string | null>,
): Promise<Map<string, LoadedVocabulary>> {
  const loaded = new Map<string, LoadedVocabulary>()
  for (const { id, externalRef } of vocabularies) {
    const address = externalRefs.find((one) => one.id === externalRef && one.type === 'ecv')?.value
    const text = address === undefined ? null : await load(address)
    const found = text === null ? undefined : findVocabulary((await readEcv(bytesOf(text))).document, id)
    if (found) loaded.set(id, found)
  }
  return loaded
}

/** A vocabulary is found by its exact id. Languages without definition or description are not read. */
function findVocabulary(
  { vocabularies, languages: declared }: EcvDocument,
  id: string,
): LoadedVocabulary | undefined {
  const vocabulary = vocabularies.find((one) => one.id === id)
  if (!vocabulary) return undefined
  const defined = new Set(declared.flatMap((one) => (one.definition === null ? [] : one.id)))
  const languages = vocabulary.descriptions.flatMap(({ language, text }) =>
    language !== null && text !== '' && defined.has(language) ? language : [],
  )
  const values: Values = new Map(
    vocabulary.entries.map((entry) => [
      entry.id ?? '',
      new Map(
        entry.values.flatMap(({ language, value }) =>
          language !== null && languages.includes(language) ? [[language, value] as const] : [],
        ),
      ),
    ]),
  )
  return { languages, values }
}

/** An annotation takes the value of its entry, loses a reference to an unknown one, and without one is linked by its value. */
function follow(
  { value, entry }: Omit<ShownAnnotation, 'id'>,
  { languages, values }: LoadedVocabulary,
  tierLanguage: string | null,
): Omit<ShownAnnotation, 'id'> {
  const language =
    tierLanguage !== null && languages.includes(tierLanguage) ? tierLanguage : (languages[0] ?? '')
  if (entry !== null) {
    const known = values.get(entry)
    return known ? { entry, value: known.get(language) ?? '' } : { entry: null, value }
  }
  const found = [...values].find(([, texts]) => value !== '' && texts.get(language) === value)
  return { entry: found?.[0] ?? null, value }
}
