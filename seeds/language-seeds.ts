import { sql } from 'kysely'
import { z } from 'zod'
import { readSeed, type SeedGroup, textsByLanguage } from './seed-files.ts'

const schema = z.array(
  z.object({
    code: z.string(),
    default: z.union([z.boolean(), z.literal(0), z.literal(1)]).default(false),
    other_language: z.union([z.boolean(), z.literal(0), z.literal(1)]).default(false),
    texts: textsByLanguage(z.string()),
  }),
)

/** Content languages with their names. The default is set only if there is none yet. */
export async function languageSeeds(folder: string): Promise<SeedGroup[]> {
  const languages = (await readSeed(folder, 'languages.json', schema)) ?? []
  const nameOf = (code: string) => `language:${code}`
  return [
    {
      names: languages.map(({ code }) => nameOf(code)),
      async load(tx, missing) {
        const newLanguages = languages.filter(({ code }) => missing.has(nameOf(code)))
        const rows = newLanguages.map((language, index) => ({
          ...language,
          other: Boolean(language.other_language),
          first: Boolean(language.default),
          index,
        }))
        await sql`
          insert into language (code, is_default, other_language, position)
          select code, first and not exists (select from language where is_default), other,
            (select coalesce(max(position), 0) + 1 from language) + index
          from json_to_recordset(${JSON.stringify(rows)}::json) as l(code text, first boolean, other boolean, index integer)
          on conflict (code) do nothing
        `.execute(tx)
        const names = newLanguages.flatMap(({ code, texts }) =>
          Object.entries(texts).map(([language, description]) => ({ code, language, description })),
        )
        await sql`
          insert into language_text (language_id, in_language, description)
          select id, t.language, description
          from json_to_recordset(${JSON.stringify(names)}::json) as t(code text, language text, description text)
          join language on language.code = t.code
          where t.language in (select code from language)
          on conflict do nothing
        `.execute(tx)
      },
    },
  ]
}
