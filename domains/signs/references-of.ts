import { kindNames, kinds } from './kinds/index.ts'
import type { References } from './kinds/kind-module.ts'
import type { SignDocument } from './sign-document.ts'

/** Entries, languages and signs that a document refers to, by the property that does, repetitions included. */
export function referencesOf(document: SignDocument): Required<References> {
  const all = kindNames.flatMap((name) => kinds[name].references?.(document) ?? [])
  return {
    entries: all.flatMap(({ entries = [] }) => entries),
    languages: all.flatMap(({ languages = [] }) => languages),
    signs: all.flatMap(({ signs = [] }) => signs),
  }
}

/** The ids of the entries that a document refers to. */
export const entryIdsOf = (document: SignDocument): number[] =>
  referencesOf(document).entries.map(({ id }) => id)

/** The ids of the signs that a document refers to. */
export const signIdsOf = (document: SignDocument): number[] =>
  referencesOf(document).signs.map(({ id }) => id)
