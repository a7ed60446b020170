import { z } from '@hono/zod-openapi'
import {
  keysOfKind,
  properties,
  publicProperties,
  type Registry,
  wireName,
} from '#domains/signs/properties.ts'
import { mediaRoles, relationKinds } from '#domains/signs/sign-document.ts'

const nullableText = z.string().nullable()

const entry = z
  .strictObject({ id: z.int(), value: nullableText, description: z.string() })
  .openapi('ReferenceValue', {
    description: 'A value of a reference list, described in the language asked for',
  })

const related = z.strictObject({ id: z.int(), gloss: z.string() })

/** A sign of a list. */
export const signCardSchema = z
  .strictObject({
    id: z.int(),
    gloss: z.string(),
    lemma: nullableText,
    translations: z.record(z.string(), z.array(z.string())),
    handshapes: z.array(z.string()),
    poster: nullableText,
    preview: nullableText,
    url: z.string(),
  })
  .openapi('SignCard')

/** A published sign with all properties of the registry that are public. */
export function signSchema(registry: Registry = properties) {
  const shown = publicProperties(registry)
  const fields = (keys: readonly string[], schema: (key: string) => z.ZodType) =>
    Object.fromEntries(keys.map((key) => [wireName(key), schema(key)]))
  const when = (key: string, field: Record<string, z.ZodType>) => (shown[key] ? field : {})

  return z
    .strictObject({
      id: z.int(),
      source: nullableText,
      source_id: nullableText,
      ...fields(keysOfKind('text', shown), (key) => (shown[key]?.required ? z.string() : nullableText)),
      ...when('translation', { translations: z.record(z.string(), z.array(z.array(z.string()))) }),
      ...fields(keysOfKind('reference', shown), (key) =>
        shown[key]?.many ? z.array(entry) : entry.nullable(),
      ),
      ...fields(keysOfKind('yesNo', shown), () => z.boolean().nullable()),
      ...when('notes', { notes: z.array(z.strictObject({ kind: entry, text: z.string() })) }),
      ...when('relations', { relations: z.array(related.extend({ kind: z.enum(relationKinds) })) }),
      ...when('foreignRelations', {
        foreign_relations: z.array(z.strictObject({ sign_language: z.string(), text: z.string() })),
      }),
      ...when('minimalPairs', { minimal_pairs: z.array(related.extend({ property: nullableText })) }),
      similar: z.array(related.extend({ distance: z.number(), differs: z.array(z.string()) })),
      ...(shown.example || shown.exampleSigns
        ? {
            examples: z.array(
              z.strictObject({
                ...when('example', { texts: z.record(z.string(), z.string()) }),
                ...when('exampleSigns', { signs: z.string() }),
              }),
            ),
          }
        : {}),
      media: z.array(
        z.strictObject({
          role: z.enum(mediaRoles),
          kind: z.enum(['video', 'image', 'file']),
          url: nullableText,
          original: nullableText.openapi({ description: 'The uploaded file, where originals are offered' }),
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
    .openapi('Sign')
}
