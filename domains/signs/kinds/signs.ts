import { escapePrefix, escapeValue, readValues, unescapeValue, writeValues } from '../csv/cell-escaping.ts'
import type { NameLookup } from '../csv/lookups.ts'
import { parseForeignRelations, parseReference, parseRelations } from '../csv/parse-cells.ts'
import { findSign, writeSignReference } from '../csv/references.ts'
import { normalizeText } from '../normalize-text.ts'
import type { PropertyKey } from '../properties.ts'
import type { SignDocument } from '../sign-document.ts'
import type { KindModule } from './kind-module.ts'
import { lengthIssues } from './property-issue.ts'
import { createFirstOccurrenceFilter, differs } from './record-helpers.ts'

type SignsKey = 'relations' | 'foreignRelations' | 'minimalPairs'

/**
 * References to other signs, of this dictionary or of another sign language. In CSV, between `;`: `kind:sign`,
 * `language:text`, `sign`; a sign is its gloss or `#` and its id.
 */
export const signsKind: KindModule = {
  normalize: ({ relations, foreignRelations, minimalPairs }) => {
    const isFirstOccurrence = createFirstOccurrenceFilter()
    return {
      relations: relations
        .map(({ kind, sign }) => ({ kind, sign }))
        .filter(({ kind, sign }) => isFirstOccurrence(`${kind} ${sign}`)),
      foreignRelations: foreignRelations
        .map(({ signLanguage, text }) => ({
          signLanguage: normalizeText(signLanguage),
          text: normalizeText(text),
        }))
        .filter(({ text }) => text !== ''),
      minimalPairs: [...new Set(minimalPairs)],
    }
  },
  parse: (row, { key }, cell, { reportError }) => {
    if (key === 'relations') row.relations = parseRelations(cell, reportError)
    else if (key === 'foreignRelations') row.foreignRelations = parseForeignRelations(cell, reportError)
    else row.minimalPairs = readValues(cell).map((name) => parseReference(unescapeValue(name)))
  },
  apply: (row, before, context) => ({
    relations:
      row.relations?.flatMap(({ kind, target }) =>
        findSign(target, 'relations', context).map((sign) => ({ kind, sign })),
      ) ?? before.relations,
    foreignRelations: row.foreignRelations ?? before.foreignRelations,
    minimalPairs:
      row.minimalPairs?.flatMap((target) => findSign(target, 'minimalPairs', context)) ?? before.minimalPairs,
  }),
  write: ({ key }, document, names) => writers[key as SignsKey](document, names),
  validate: (key, { foreignRelations }) =>
    key === 'foreignRelations'
      ? lengthIssues(
          key,
          foreignRelations.flatMap(({ signLanguage, text }) => [signLanguage, text]),
        )
      : [],
  present: (keys, document, { sign: present }) => ({
    ...(has(keys, 'relations') && {
      relations: document.relations.map(({ kind, sign }) => ({ kind, ...(present(sign) as object) })),
    }),
    ...(has(keys, 'foreignRelations') && {
      foreign_relations: document.foreignRelations.map(({ signLanguage, text }) => ({
        sign_language: signLanguage,
        text,
      })),
    }),
    ...(has(keys, 'minimalPairs') && { minimal_pairs: document.minimalPairs.map((id) => present(id)) }),
  }),
  compare: (key, one, other) => differs(one[key as SignsKey], other[key as SignsKey]),
  remove: (key, document) => ({ ...document, [key as SignsKey]: [] }),
}

const has = (keys: readonly PropertyKey[], key: SignsKey) => keys.includes(key)

const writers: Record<SignsKey, (document: SignDocument, names: NameLookup) => string> = {
  relations: ({ relations }, names) =>
    relations.map(({ kind, sign }) => `${kind}:${escapeValue(writeSignReference(sign, names))}`).join(';'),
  foreignRelations: ({ foreignRelations }) =>
    foreignRelations
      .map(({ signLanguage, text }) => `${escapePrefix(signLanguage)}:${escapeValue(text)}`)
      .join(';'),
  minimalPairs: ({ minimalPairs }, names) =>
    writeValues(minimalPairs.map((id) => writeSignReference(id, names))),
}
