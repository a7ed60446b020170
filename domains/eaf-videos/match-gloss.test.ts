import fc from 'fast-check'
import { expect, test } from 'vitest'
import { foldGloss } from '#domains/signs/gloss.ts'
import { glossConventions, sortGloss } from '#packages/elan/index.ts'
import { createGlossIndex, type NamedSign } from './gloss-index.ts'
import { compoundParts, type GlossDecision, glossForSign, matchGloss } from './match-gloss.ts'

type Convention = keyof typeof glossConventions

interface Given {
  convention?: Convention
  /** Glosses of the signs 1, 2, …; `PRESENT < EARLIER` has an earlier gloss. */
  signs: readonly string[]
  entry?: string
  decision?: GlossDecision
}

/** `12 exact`, `pointing`, or `unmatched`, with the other marks. */
function read(value: string, { convention = 'plain', signs, entry, decision }: Given): string {
  const index = createGlossIndex(glossConventions[convention])
  signs.forEach((text, place) => {
    const [gloss = '', ...earlier] = text.split(' < ')
    index.add({ id: place + 1, gloss, earlier })
  })
  const decisions = new Map(decision ? [[value, decision]] : [])
  const dictionary = { convention: glossConventions[convention], index, decisions }
  return matchGloss({ value, entry: entry ?? null }, dictionary)
    .map(({ sign, link, mark, marks }) =>
      [sign === null ? (mark ?? 'unmatched') : `${sign} ${link}`, ...marks].join(' '),
    )
    .join(', ')
}

test.each<[name: string, value: string, given: Given, expected: string]>([
  ['an equal gloss', 'CASA', { signs: ['CASA'] }, '1 exact'],
  ['a gloss in decomposed form', 'AVO\u0301', { signs: ['AV\u00d3'] }, '1 exact'],
  ['an earlier gloss', 'LAR', { signs: ['CASA < LAR'] }, '1 exact'],
  ['a present gloss before an earlier one', 'LAR', { signs: ['CASA < LAR', 'LAR'] }, '2 exact'],
  ['another case', 'casa', { signs: ['CASA'] }, '1 folded'],
  ['no accents', 'FACIL', { signs: ['FÁCIL'] }, '1 folded'],
  ['another case before no accents', 'avó', { signs: ['AVÔ', 'AVÓ'] }, '2 folded'],
  ['accents that are not clear', 'AVO', { signs: ['AVÔ', 'AVÓ'] }, 'unmatched'],
  ['an earlier gloss of two signs', 'LAR', { signs: ['CASA < LAR', 'MORAR < LAR'] }, 'unmatched'],
  ['nothing that is similar', 'CASAS', { signs: ['CASA'] }, 'unmatched'],
  ['a variant', 'HUIS-A', { convention: 'ngt', signs: ['HUIS'] }, '1 variant'],
  ['the variant itself first', 'HUIS-A', { convention: 'ngt', signs: ['HUIS', 'HUIS-A'] }, '2 exact'],
  [
    'a variant that the dictionary lacks beside others',
    'BROWN4',
    { convention: 'bsl', signs: ['BROWN', 'BROWN2'] },
    'unmatched',
  ],
  ['a variant that is not clear', 'Bróẃn2', { convention: 'bsl', signs: ['BROWN', 'BRÖWN'] }, 'unmatched'],
  ['a place as variant', 'FÁCILtesta', { convention: 'libras', signs: ['fácil'] }, '1 variant'],
  ['no state', 'DAR-ME', { convention: 'libras', signs: ['DAR'] }, 'unmatched'],
  ['an unsure sign', '?HOME', { convention: 'bsl', signs: ['HOME'] }, '1 exact unsure'],
  ['pointing', 'IX', { convention: 'libras', signs: ['IX'] }, 'pointing'],
  ['a compound', 'PAI^MÃE', { convention: 'libras', signs: ['PAI', 'MÃE'] }, 'compound'],
  [
    'a compound with a sign of its own',
    'PAI^MÃE',
    { convention: 'libras', signs: ['PAI', 'PAI^MÃE'] },
    '2 exact compound',
  ],
  ['a reference', 'QUALQUER', { signs: ['CASA', 'LAR'], entry: 'sign-2' }, '2 reference'],
  ['a reference before the gloss', 'CASA', { signs: ['CASA', 'LAR'], entry: 'sign-2' }, '2 reference'],
  ['a reference to no sign', 'CASA', { signs: ['CASA'], entry: 'sign-9' }, '1 exact'],
  ['an entry of another vocabulary', 'CASA', { signs: ['CASA'], entry: 'cve_2' }, '1 exact'],
  ['a decision', 'XYZ', { signs: ['CASA'], decision: { signs: [1] } }, '1 hand'],
  [
    'a decision before a reference',
    'CASA',
    { signs: ['CASA', 'LAR'], entry: 'sign-1', decision: { signs: [2] } },
    '2 hand',
  ],
  [
    'a decision about a compound',
    'PAI^MÃE',
    { convention: 'libras', signs: ['PAI', 'MÃE'], decision: { signs: [1, 2] } },
    '1 hand compound, 2 hand compound',
  ],
  ['what is set aside', 'CASA', { signs: ['CASA'], decision: { reason: 'name of a place' } }, 'setAside'],
])('%s: %s [ELN-03]', (_, value, given, expected) => {
  expect(read(value, given)).toBe(expected)
})

const letters = fc.constantFrom('A', 'a', 'Á', 'á', 'Â', 'B', 'b', '1', '2', '-', 'Ｂ', ' ')
const gloss = fc
  .string({ unit: letters, minLength: 1, maxLength: 4 })
  .filter((text) => /[\p{L}\p{N}]/u.test(text))

test('no gloss is linked to a sign that differs in more than case, accents, spaces and variant [ELN-03]', () => {
  const names = fc.array(fc.record({ gloss, earlier: fc.array(gloss, { maxLength: 2 }) }), { maxLength: 6 })
  const convention = fc.constantFrom(...(Object.keys(glossConventions) as Convention[]))
  fc.assert(
    fc.property(convention, names, gloss, (id, signs, value) => {
      const named: NamedSign[] = signs.map((sign, place) => ({ id: place + 1, ...sign }))
      const index = createGlossIndex(glossConventions[id])
      for (const sign of named) index.add(sign)
      const dictionary = { convention: glossConventions[id], index, decisions: new Map() }
      const [reading] = matchGloss({ value, entry: null }, dictionary)
      if (!reading?.sign) return
      const sorted = sortGloss(value, glossConventions[id])
      const wanted =
        sorted.kind === 'lexical' ? (reading.link === 'variant' ? sorted.base : sorted.key) : value
      const linked = named[reading.sign - 1]
      const has = (names: readonly string[]) => names.some((name) => foldGloss(name) === foldGloss(wanted))
      expect(has([linked?.gloss ?? '', ...(linked?.earlier ?? [])])).toBe(true)
      // Another sign may only have the gloss too if it is written in another way there.
      const equals = named.filter((sign) => sign.gloss.normalize('NFC').trim() === wanted)
      if (equals.length > 0) expect(equals.map((sign) => sign.id)).toEqual([reading.sign])
    }),
  )
})

test('a new sign has the gloss without the marks of the convention', () => {
  expect(glossForSign('?HOME', glossConventions.bsl)).toBe('HOME')
  expect(glossForSign('BROWN2', glossConventions.bsl)).toBe('BROWN2')
  expect(glossForSign(' PAI^MÃE', glossConventions.libras)).toBe('PAI^MÃE')
  expect(compoundParts('PAI^MÃE', glossConventions.libras)).toEqual(['PAI', 'MÃE'])
  expect(compoundParts('PAI', glossConventions.libras)).toEqual([])
})
