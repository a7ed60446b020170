import { z } from 'zod'
import { readSeed, type SeedGroup } from './seed-files.ts'

const schema = z.object({
  colors: z.array(z.object({ name: z.string(), hex_code: z.string() })).default([]),
  institution_link: z.string().nullish(),
})

/** The colours of a new installation. */
export async function appearanceSeeds(folder: string): Promise<SeedGroup[]> {
  const seed = await readSeed(folder, 'appearance.json', schema)
  if (!seed) return []
  return [
    {
      names: ['appearance'],
      async load(tx) {
        const colors = seed.colors.map(({ name, hex_code }, position) => ({
          name,
          hexCode: hex_code,
          position,
        }))
        if (colors.length > 0)
          await tx
            .insertInto('appearanceColor')
            .values(colors)
            .onConflict((conflict) => conflict.column('name').doNothing())
            .execute()
        if (seed.institution_link)
          await tx.updateTable('appearance').set({ institutionLink: seed.institution_link }).execute()
      },
    },
  ]
}
