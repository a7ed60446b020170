import { personName } from '#domains/accounts/public-person.ts'
import { shownFile } from '#domains/media/media.ts'
import type { PublishedDictionary, PublishedSign } from '#domains/publication/published-dictionary.ts'
import type { SearchEntry } from '#domains/search/index.ts'
import { property, referenceKeys, textKeys, wireName, yesNoKeys } from '#domains/signs/properties.ts'
import type { Translate } from '#platform/i18n/i18n-resources.ts'

type Reader = Pick<PublishedDictionary, 'vocabulary'> & { language: string; origin: string; locale: string }

const fileUrl = (key: string | null | undefined) => (key ? `/media/${key}` : null)

/** A sign of a list, as programs read it. */
export function toSignCardWire(sign: SearchEntry, reader: Reader) {
  return {
    id: sign.id,
    gloss: sign.gloss,
    lemma: sign.lemma,
    translations: sign.translations,
    handshapes: (sign.values.handshapeDominant ?? []).flatMap(
      (id) => reader.vocabulary.entry(id)?.value ?? [],
    ),
    poster: fileUrl(sign.poster),
    preview: fileUrl(sign.preview),
    url: `${reader.origin}/${reader.locale}/signs/view/${sign.id}`,
  }
}

/** A published sign whole, as programs read it: property keys never change, described values follow the language. */
export function toSignWire(sign: PublishedSign, reader: Reader & { t: Translate }) {
  const { document } = sign
  const value = (id: number) => ({
    id,
    value: reader.vocabulary.entry(id)?.value ?? null,
    description: reader.vocabulary.describe(id, reader.language).text,
  })
  const named = ({ id, gloss }: SearchEntry) => ({ id, gloss })
  return {
    id: sign.id,
    source: sign.source,
    source_id: sign.sourceId,
    gloss: document.texts.gloss,
    ...Object.fromEntries(textKeys.map((key) => [wireName(key), document.texts[key] ?? null])),
    translations: document.translations,
    ...Object.fromEntries(
      referenceKeys.map((key) => {
        const values = (document.values[key] ?? []).map(value)
        return [wireName(key), property(key).many ? values : (values[0] ?? null)]
      }),
    ),
    ...Object.fromEntries(yesNoKeys.map((key) => [wireName(key), document.flags[key] ?? null])),
    notes: document.notes.map((note) => ({ kind: value(note.kind), text: note.text })),
    relations: sign.relations.map(({ kind, sign: other }) => ({ kind, ...named(other) })),
    foreign_relations: document.foreignRelations.map((one) => ({
      sign_language: one.signLanguage,
      text: one.text,
    })),
    minimal_pairs: sign.minimalPairs.map((pair) => ({
      ...named(pair.sign),
      property: pair.property === null ? null : wireName(pair.property),
    })),
    similar: sign.similar.map(({ sign: other, distance, differs }) => ({
      ...named(other),
      distance,
      differs: differs.map(wireName),
    })),
    examples: document.examples.map(({ texts, signs }) => ({ texts, signs })),
    media: sign.media.map(({ role, media }) => ({
      role,
      kind: media.kind,
      url: fileUrl(shownFile(media)?.key),
      poster: fileUrl(media.files.poster?.key),
      licence: media.licence,
      credit: media.credit,
      signer: media.signer,
    })),
    author: personName(sign.people.author, reader.t),
    publisher: personName(sign.people.publisher, reader.t),
    approver: personName(sign.people.approver, reader.t),
    created_at: sign.createdAt.toISOString(),
    changed_at: sign.changedAt.toISOString(),
    published_at: sign.publishedAt.toISOString(),
    url: `${reader.origin}/${reader.locale}/signs/view/${sign.id}`,
  }
}
