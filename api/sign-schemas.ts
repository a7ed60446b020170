import { z } from '@hono/zod-openapi'
import { wireKinds } from '#domains/signs/kinds/wire-kinds.ts'
import { properties, publicProperties, type Registry } from '#domains/signs/properties.ts'
import { mediaRoles } from '#domains/signs/sign-document.ts'

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
      ...answerFields,
      similar: z.array(related.extend({ distance: z.number(), differs: z.array(z.string()) })),
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
