import type { SeedGroup } from './seed-files.ts'

/**
 * The institution "Other", for people whose institution is not listed: a complete profile requires one. The
 * interface shows a translated text; the name is for exports.
 */
export const institutionSeeds = (): SeedGroup[] => [
  {
    names: ['institution:other'],
    async load(tx) {
      await tx
        .insertInto('institution')
        .values({ name: 'Other', isOther: true, position: 1 })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    },
  },
]
