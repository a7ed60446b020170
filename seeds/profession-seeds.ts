import { sql } from 'kysely'
import { z } from 'zod'
import { readSeed, type SeedGroup, textsByLanguage } from './seed-files.ts'

const schema = z.array(
  z.object({
    value: z.string(),
    /** Sorted after all others. */
    last: z.boolean().default(false),
    texts: textsByLanguage(z.string()),
  }),
)

/** Professions for profiles, which are sorted by name. */
export async function professionSeeds(folder: string): Promise<SeedGroup[]> {
  const professions = (await readSeed(folder, 'professions.json', schema)) ?? []
  const nameOf = (value: string) => `profession:${value}`
  return [
    {
      names: professions.map(({ value }) => nameOf(value)),
      async load(tx, missing) {
        const newProfessions = professions.filter(({ value }) => missing.has(nameOf(value)))
        const added = await tx
          .insertInto('profession')
          .values(newProfessions.map(({ last }) => ({ position: last ? 1 : 0 })))
          .returning('id')
          .execute()
        const texts = newProfessions.flatMap(({ texts }, index) =>
          Object.entries(texts).map(([language, description]) => ({
            id: added[index]?.id,
            language,
            description,
          })),
        )
        await sql`
          insert into profession_text (profession_id, language, description)
          select id, language, description
          from json_to_recordset(${JSON.stringify(texts)}::json) as t(id integer, language text, description text)
          where language in (select code from language)
        `.execute(tx)
      },
    },
  ]
}
