import { z } from 'zod'
import { readSeed, type SeedGroup, textsByLanguage } from './seed-files.ts'

const texts = z.object({
  home_title: z.string().default(''),
  home_text: z.string().default(''),
  sign_language_name: z.string().default(''),
  country_name: z.string().default(''),
  description: z.string().default(''),
  citation: z.string().default(''),
  copyright: z.string().default(''),
})
const schema = z.object({
  name: z.string(),
  acronym: z.string(),
  sign_language: z.string(),
  country: z.string(),
  version_label: z.string(),
  licence: z.string().default('CC-BY-NC-SA-4.0'),
  contact_email: z.string().nullish(),
  owners: z.array(z.string()).default([]),
  contact_persons: z.array(z.string()).default([]),
  texts: textsByLanguage(texts),
})

/** The dictionary and its texts, if there is none yet. */
export async function dictionarySeeds(folder: string): Promise<SeedGroup[]> {
  const seed = await readSeed(folder, 'dictionary.json', schema)
  if (!seed) return []
  return [
    {
      names: ['dictionary'],
      async load(tx) {
        if (await tx.selectFrom('dictionary').select('id').executeTakeFirst()) return
        const { id } = await tx
          .insertInto('dictionary')
          .values({
            name: seed.name,
            acronym: seed.acronym,
            signLanguage: seed.sign_language,
            country: seed.country,
            versionLabel: seed.version_label,
            licence: seed.licence,
            contactEmail: seed.contact_email ?? null,
            owners: seed.owners,
            contactPersons: seed.contact_persons,
          })
          .returning('id')
          .executeTakeFirstOrThrow()
        const rows = Object.entries(seed.texts).map(([language, text]) => ({
          dictionaryId: id,
          language,
          homeTitle: text.home_title,
          homeText: text.home_text,
          signLanguageName: text.sign_language_name,
          countryName: text.country_name,
          description: text.description,
          citation: text.citation,
          copyright: text.copyright,
        }))
        if (rows.length > 0) await tx.insertInto('dictionaryText').values(rows).execute()
      },
    },
  ]
}
