import { z } from 'zod'
import { personName } from '#domains/accounts/public-person.ts'
import { frequencyWire, toFrequencyWire } from '#domains/corpus/sign-frequency.wire.ts'
import { mediaUrl, offeredOriginalUrl, shownMediaUrl } from '#domains/media/media.ts'
import type { PublishedDictionary, PublishedSign } from '#domains/publication/published-dictionary.ts'
import type { SearchEntry } from '#domains/search/search-model.ts'
import { wireKinds } from '#domains/signs/kinds/wire-kinds.ts'
import { properties, publicProperties, type Registry, wireName } from '#domains/signs/properties.ts'
import { presentProperties } from '#domains/signs/property.presenter.ts'
import { mediaRoles } from '#domains/signs/sign-document.ts'
import { signPath } from '#domains/signs/sign-path.ts'
import { hasOffensiveTag, offensiveTagIds } from '#domains/vocabularies/offensive-tags.ts'
import type { Translate } from '#platform/i18n/i18n-resources.ts'
import type { Locale } from '#platform/i18n/locales.ts'

const nullableText = z.string().nullable()

const entry = z.strictObject({ id: z.int(), value: nullableText, description: z.string() }).meta({
  id: 'ReferenceValue',
  description: 'A value of a reference list, described in the language asked for',
})

const offensive = z.boolean().describe('Whether it has the tag `offensive`')

const related = z.strictObject({ id: z.int(), gloss: z.string() })

/** A sign of a list. */
export const signCardWire = z
  .strictObject({
    id: z.int(),
    gloss: z.string(),
    lemma: nullableText,
    translations: z.record(z.string(), z.array(z.string())),
    handshapes: z.array(z.string()),
    poster: nullableText,
    preview: nullableText,
    offensive,
    url: z.string(),
  })
  .meta({ id: 'SignCard' })

/** A published sign with all properties of the registry that are public. */
export function signWireOf(registry: Registry = properties) {
  const shown = publicProperties(registry)
  const answerFields: Record<string, z.ZodType> = Object.assign(
    {},
    ...wireKinds.map((kind) => kind.answerFields(shown, { entry, related })),
  )
  const when = (key: string, field: Record<string, z.ZodType>) => (shown[key] ? field : {})

  return z
    .strictObject({
      id: z.int(),
      source: nullableText,
      source_id: nullableText,
      offensive,
      earlier_glosses: z
        .array(z.strictObject({ gloss: z.string(), until: z.iso.datetime() }))
        .describe('Glosses under which it was published before, the latest first'),
      ...answerFields,
      frequency: frequencyWire.nullable(),
      similar: z.array(related.extend({ distance: z.number(), differs: z.array(z.string()) })),
      media: z.array(
        z.strictObject({
          role: z.enum(mediaRoles),
          kind: z.enum(['video', 'image', 'file']),
          url: nullableText,
          original: nullableText.describe('The uploaded file, where originals are offered'),
          poster: nullableText,
          ...when('mediaLicence', { licence: nullableText }),
          ...when('mediaCredit', { credit: nullableText }),
          ...when('mediaSigner', { signer: nullableText }),
        }),
      ),
      author: nullableText,
      publisher: nullableText,
      approver: nullableText,
      created_at: z.iso.datetime(),
      changed_at: z.iso.datetime(),
      published_at: z.iso.datetime(),
      url: z.string(),
    })
    .meta({ id: 'Sign' })
}

/** The answer with a published sign. */
export const signAnswerWire = z.strictObject({ data: signWireOf() })

interface WireContext extends Pick<PublishedDictionary, 'vocabulary'> {
  /** Content language of descriptions. */
  language: string
  /** Start of absolute URLs: `https://example.org`. */
  origin: string
  locale: Locale
}

/** A sign of a list in the API. */
export function toSignCardWire(sign: SearchEntry, context: WireContext): z.output<typeof signCardWire> {
  return {
    id: sign.id,
    gloss: sign.gloss,
    lemma: sign.lemma,
    translations: sign.translations,
    handshapes: (sign.values.handshapeDominant ?? []).flatMap(
      (id) => context.vocabulary.entry(id)?.value ?? [],
    ),
    poster: mediaUrl(sign.poster),
    preview: mediaUrl(sign.preview),
    offensive: sign.isOffensive,
    url: `${context.origin}${signPath(context.locale, sign.id)}`,
  }
}

/**
 * A published sign in the API. Property keys never change; descriptions are in the language of the request.
 * @param registry the properties; only public ones are part of the response
 */
export function toSignWire(
  sign: PublishedSign,
  context: WireContext & { t: Translate; offersOriginals: boolean },
  registry: Registry = properties,
) {
  const { document } = sign
  const shown = publicProperties(registry)
  const entry = (id: number) => ({
    id,
    value: context.vocabulary.entry(id)?.value ?? null,
    description: context.vocabulary.describe(id, context.language).text,
  })
  const named = ({ id, gloss }: SearchEntry) => ({ id, gloss })
  const presenter = { entry, sign: (id: number) => ({ id }), seesPrivate: false }
  return {
    id: sign.id,
    source: sign.source,
    source_id: sign.sourceId,
    offensive: hasOffensiveTag(shown.tags ? document.values.tags : [], offensiveTagIds(context.vocabulary)),
    earlier_glosses: sign.earlierGlosses.map(({ gloss, until }) => ({ gloss, until: until.toISOString() })),
    ...presentProperties(shown, document, presenter),
    // Relations in both directions, and minimal pairs that the program found.
    ...(shown.relations && {
      relations: sign.relations.map(({ kind, sign: other }) => ({ kind, ...named(other) })),
    }),
    ...(shown.minimalPairs && {
      minimal_pairs: sign.minimalPairs.map((pair) => ({
        ...named(pair.sign),
        property: pair.property === null ? null : wireName(pair.property),
      })),
    }),
    frequency: sign.corpus && toFrequencyWire(sign.corpus.frequency),
    similar: sign.similar.map(({ sign: other, distance, differs }) => ({
      ...named(other),
      distance,
      differs: differs.map(wireName),
    })),
    media: sign.media.map(({ role, media, licence = null, credit = null, signer = null }) => ({
      role,
      kind: media.kind,
      url: shownMediaUrl(media),
      original: offeredOriginalUrl(media, context.offersOriginals),
      poster: mediaUrl(media.files.poster?.key ?? null),
      ...(shown.mediaLicence && { licence }),
      ...(shown.mediaCredit && { credit }),
      ...(shown.mediaSigner && { signer }),
    })),
    author: personName(sign.people.author, context.t, context.locale),
    publisher: personName(sign.people.publisher, context.t, context.locale),
    approver: personName(sign.people.approver, context.t, context.locale),
    created_at: sign.createdAt.toISOString(),
    changed_at: sign.changedAt.toISOString(),
    published_at: sign.publishedAt.toISOString(),
    url: `${context.origin}${signPath(context.locale, sign.id)}`,
  }
}
