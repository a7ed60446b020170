import { z } from 'zod'
import { changedMetadataSchema, type EafMetadata, eafMetadataSchema } from './eaf-metadata.input.ts'

const { responsibleResearcher, dataLink, ...sameNames } = eafMetadataSchema.shape
const films = z.array(z.int().positive().nullable()).max(8).optional()

/** The fields of an upload by the names of the API. */
const uploadFields = { ...sameNames, responsible_researcher: responsibleResearcher, data_link: dataLink }

type UploadedFields = Omit<EafMetadata, 'responsibleResearcher' | 'dataLink'> & {
  responsible_researcher: string
  data_link: string | null
}

const toMetadata = ({ responsible_researcher, data_link, ...rest }: UploadedFields): EafMetadata => ({
  ...rest,
  responsibleResearcher: responsible_researcher,
  dataLink: data_link,
})

/** The fields of a form with a file; what it has besides them is not read. */
export const uploadFormSchema = z.object(uploadFields).transform(toMetadata)

/** A finished upload that becomes a recording, and media ids of its films in the order of the media of the file. */
export const uploadBodySchema = z
  .strictObject({ upload: z.string().max(100), films, ...uploadFields })
  .transform(({ upload, films: media, ...fields }) => ({
    upload,
    films: media,
    metadata: toMetadata(fields),
  }))

/** A finished upload that becomes a newer version. */
export const newVersionSchema = z.strictObject({ upload: z.string().max(100) })

/** Without the values that a missing field has in a new recording. */
const optional = <Schema extends { _zod: { def: { innerType: z.core.$ZodType } } }>(schema: Schema) =>
  z.optional(schema._zod.def.innerType as unknown as z.ZodType<z.core.output<Schema>>)

const shape = eafMetadataSchema.shape
/** A change of a recording: the fields that change. */
export const recordingChangeSchema = z
  .strictObject({
    revision: z.int().positive(),
    films,
    title: z.optional(changedMetadataSchema.shape.title),
    author: optional(shape.author),
    institution: optional(shape.institution),
    city: optional(shape.city),
    state: optional(shape.state),
    country: optional(shape.country),
    responsible_researcher: optional(shape.responsibleResearcher),
    licence: optional(shape.licence),
    data_link: optional(shape.dataLink),
    color: optional(shape.color),
    visibility: optional(shape.visibility),
  })
  .transform(({ revision, films: media, responsible_researcher, data_link, ...rest }) => {
    const metadata = { ...rest, responsibleResearcher: responsible_researcher, dataLink: data_link }
    const given = Object.entries(metadata).filter(([, value]) => value !== undefined)
    return { revision, films: media, metadata: Object.fromEntries(given) as Partial<EafMetadata> }
  })
