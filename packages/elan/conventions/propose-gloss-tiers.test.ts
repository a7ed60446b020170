import { describe, expect, test } from 'vitest'
import { proposeConvention } from './propose-gloss-tiers.ts'

const propose = (...names: (string | [name: string, participant: string])[]) => {
  const tiers = names.map((name) =>
    typeof name === 'string' ? { id: name, participant: null } : { id: name[0], participant: name[1] },
  )
  const { convention, tiers: proposed } = proposeConvention(tiers)
  return [convention, ...proposed.map(({ tier, hand, participant }) => `${tier}: ${hand} ${participant}`)]
}

describe('gloss tiers are proposed by their names', () => {
  test.each<[Parameters<typeof propose>, string[]]>([
    [
      ['GlossL S1', 'GlossR S1', 'GlossL S2', 'GlossR S2', 'Meaning S1', 'TranslationNarrow S1'],
      [
        'ngt',
        'GlossL S1: nonDominant S1',
        'GlossR S1: dominant S1',
        'GlossL S2: nonDominant S2',
        'GlossR S2: dominant S2',
      ],
    ],
    [
      [['GlossR', 'Ana'], 'Notes'],
      ['ngt', 'GlossR: dominant Ana'],
    ],
    [
      ['RH-IDgloss', 'LH-IDgloss', 'Free Translation'],
      ['bsl', 'RH-IDgloss: dominant null', 'LH-IDgloss: nonDominant null'],
    ],
    [
      ['M1_RH-ID gloss', 'M1_LH-ID gloss'],
      ['bsl', 'M1_RH-ID gloss: dominant M1', 'M1_LH-ID gloss: nonDominant M1'],
    ],
    [
      ['dominant', 'non-dominant'],
      ['dgs', 'dominant: dominant null', 'non-dominant: nonDominant null'],
    ],
    [
      ['right S1', 'left S1'],
      ['vgt', 'right S1: dominant S1', 'left S1: nonDominant S1'],
    ],
    [
      ['Glosa_DH S1', 'Glosa_NonDH S1', 'Översättning S1'],
      ['sts', 'Glosa_DH S1: dominant S1', 'Glosa_NonDH S1: nonDominant S1'],
    ],
    [
      ['Glosa MD', 'Glosa ME', 'Tradução'],
      ['libras', 'Glosa MD: dominant null', 'Glosa ME: nonDominant null'],
    ],
    [
      ['Sinais', 'Tradução'],
      ['libras', 'Sinais: both null'],
    ],
    [
      ['Gloss', 'Translation'],
      ['plain', 'Gloss: both null'],
    ],
    [['CHI', 'vcm@CHI'], ['plain']],
    [[], ['plain']],
  ])('%j', (names, expected) => {
    expect(propose(...names)).toEqual(expected)
  })
})
