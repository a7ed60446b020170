import type { SeedGroup } from './seed-files.ts'

/**
 * The one institution that stands for all that are not listed, so that a registration can be complete. What people read
 * is a message of the interface; the name is for exports.
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
