import { foldGloss, glossKey } from '#domains/signs/gloss.ts'
import { type GlossConvention, sortGloss } from '#packages/elan/index.ts'
import type { OccurrenceLink } from './eaf-video.ts'

/** A sign that glosses may name, with the glosses under which it was published before. */
export interface NamedSign {
  id: number
  gloss: string
  earlier: readonly string[]
}

/** How a sign was found by a gloss. */
export interface GlossMatch {
  sign: number
  link: Exclude<OccurrenceLink, 'reference' | 'hand'>
}

/** Finds signs by glosses. */
export interface GlossIndex {
  add(sign: NamedSign): void
  has(sign: number): boolean
  /** The sign that a gloss names, without looking at its variant; `several` if it is not clear which one. */
  find(gloss: string): GlossMatch | 'several' | null
  /** Whether the dictionary has variants of a gloss, so that another variant is none of its signs. */
  hasVariantsOf(base: string): boolean
}

/** Several signs have the gloss. */
const ambiguous = 0

type Names = Map<string, number>

const composed = (gloss: string) => gloss.normalize('NFC').trim()

/**
 * From narrow to wide: equal, equal without case, width and spaces, equal without accents too. At each step present glosses
 * come before earlier ones.
 */
const steps = [
  { link: 'exact', keyOf: composed },
  { link: 'folded', keyOf: glossKey },
  { link: 'folded', keyOf: foldGloss },
] as const

/** An empty index; the convention decides what is the variant of a gloss. */
export function createGlossIndex(convention: GlossConvention): GlossIndex {
  const ids = new Set<number>()
  const names = steps.map((step) => ({ ...step, present: new Map() as Names, earlier: new Map() as Names }))
  const basesWithVariants = new Set<string>()

  const put = (map: Names, key: string, sign: number) =>
    map.set(key, (map.get(key) ?? sign) === sign ? sign : ambiguous)

  return {
    add({ id, gloss, earlier }) {
      ids.add(id)
      for (const step of names) {
        put(step.present, step.keyOf(gloss), id)
        for (const one of earlier) put(step.earlier, step.keyOf(one), id)
      }
      const sorted = sortGloss(gloss, convention)
      if (sorted.kind === 'lexical' && sorted.variant !== null) basesWithVariants.add(foldGloss(sorted.base))
    },
    has: (sign) => ids.has(sign),
    find(gloss) {
      for (const { link, keyOf, present, earlier } of names) {
        const key = keyOf(gloss)
        const sign = present.get(key) ?? earlier.get(key)
        if (sign !== undefined) return sign === ambiguous ? 'several' : { sign, link }
      }
      return null
    },
    hasVariantsOf: (base) => basesWithVariants.has(foldGloss(base)),
  }
}
