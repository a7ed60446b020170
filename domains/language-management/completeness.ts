import { type Completeness, type ContentKind, contentKinds } from './completeness-kinds.ts'

/** How far a language is, in the order of `contentKinds`; kinds without anything are left out. */
export const completenessIn = (
  code: string,
  counts: readonly { kind: ContentKind; total: number; byLanguage: Readonly<Record<string, number>> }[],
): Completeness[] =>
  contentKinds.flatMap((kind) => {
    const found = counts.find((one) => one.kind === kind)
    return found ? [{ kind, total: found.total, translated: found.byLanguage[code] ?? 0 }] : []
  })

/** Whole percent; 100 only when nothing is missing, 0 only when everything is. */
export function percentOf({ total, translated }: Pick<Completeness, 'total' | 'translated'>): number {
  if (total === 0 || translated >= total) return 100
  if (translated === 0) return 0
  return Math.min(99, Math.max(1, Math.round((100 * translated) / total)))
}
