import { entryAndHeads } from './heads.ts'
import type { Vocabulary } from './vocabulary.ts'

/** The standard value of the list of tags for signs that offend. */
const offensiveValue = 'offensive'

/** The entry ids of the tag `offensive` and of the tags that are grouped under it. */
export function offensiveTagIds({
  list,
  byValue,
  headOf,
}: Pick<Vocabulary, 'list' | 'byValue' | 'headOf'>): ReadonlySet<number> {
  const offensive = byValue('tags', offensiveValue)
  if (!offensive) return new Set()
  const ids = list('tags').map(({ id }) => id)
  return new Set(ids.filter((id) => entryAndHeads(id, headOf).includes(offensive.id)))
}

/** Whether one of the tags of a sign is offensive. */
export const hasOffensiveTag = (tags: readonly number[] = [], offensive: ReadonlySet<number>): boolean =>
  tags.some((id) => offensive.has(id))
