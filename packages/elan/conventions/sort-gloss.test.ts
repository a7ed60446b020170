import { createReadStream, existsSync, globSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { readEaf } from '../reading/read-eaf.ts'
import { type GlossConventionId, glossConventions } from './conventions.ts'
import { sortGloss } from './sort-gloss.ts'
import { tallyGlosses } from './tally-glosses.ts'

/** `HOUSE-A = HOUSE + A`, `unsure HOME`, `[pointing]`, `[compound A B]` or `unmatched`. */
function describeSorted(value: string, convention: GlossConventionId): string {
  const sorted = sortGloss(value, glossConventions[convention])
  if (sorted.kind === 'unmatched') return 'unmatched'
  if (sorted.kind === 'marked')
    return [...sorted.marks, `[${[sorted.mark, ...sorted.parts].join(' ')}]`].join(' ')
  const variant = sorted.variant === null ? '' : ` = ${sorted.base} + ${sorted.variant}`
  return [...sorted.marks, sorted.key + variant].join(' ')
}

const table: Record<GlossConventionId, [value: string, expected: string][]> = {
  ngt: [
    ['HUIS', 'HUIS'],
    ['HUIS-A', 'HUIS-A = HUIS + A'],
    ['AUTO-RIJDEN', 'AUTO-RIJDEN'],
    ['AUTO-RIJDEN-B', 'AUTO-RIJDEN-B = AUTO-RIJDEN + B'],
    ['PT-1hand:1', '[pointing]'],
    ['PT', '[pointing]'],
    ['#', '[fingerspelled]'],
    ['#JAN', '[fingerspelled]'],
    ['MOVE+B', '[depicting]'],
    ['AT+1', '[depicting]'],
    ['?HUIS', 'unsure HUIS'],
    ['HUIS^BOOT', '[compound HUIS BOOT]'],
  ],
  bsl: [
    ['BROWN', 'BROWN'],
    ['BROWN2', 'BROWN2 = BROWN + 2'],
    ['PT:PRO1SG', '[pointing]'],
    ['FS:WORD(WRD)', '[fingerspelled]'],
    ['DSEW(2)-MOVE', '[depicting]'],
    ['DSEP', '[depicting]'],
    ['DSH(FLAT)-HOLD', '[depicting]'],
    ['DSS', '[depicting]'],
    ['CLL', '[depicting]'],
    ['CLM:CAR', '[depicting]'],
    ['CLH', '[depicting]'],
    ['CLSS-ROUND', '[depicting]'],
    ['CLEAN', 'CLEAN'],
    ['CLASS2', 'CLASS2 = CLASS + 2'],
    ['SN:NAME(SIGN)', '[name]'],
    ['G:WELL', '[gesture]'],
    ['G:CA:RUN', '[gesture]'],
    ['GOOD', 'GOOD'],
    ['?HOME', 'unsure HOME'],
    ['?PT:PRO3SG', 'unsure [pointing]'],
    ['LOOK/THINK', '[alternatives LOOK THINK]'],
    ['A^B', '[compound A B]'],
    ['LBUOY', '[buoy]'],
    ['FBUOY', '[buoy]'],
    ['INDECIPHERABLE', '[indecipherable]'],
  ],
  dgs: [
    ['NAME1A', 'NAME1A = NAME + 1A'],
    ['NAME1A^', 'subtype NAME1A = NAME + 1A'],
    ['NAME1A*', 'deviating NAME1A = NAME + 1A'],
    ['NAME1A^*', 'deviating subtype NAME1A = NAME + 1A'],
    ['GEBÄRDEN1B', 'GEBÄRDEN1B = GEBÄRDEN + 1B'],
    ['$INDEX1', '[pointing]'],
    ['$INDEX1*', '[pointing]'],
    ['$ALPHA1:D-I-A', '[fingerspelled]'],
    ['$PROD', '[depicting]'],
    ['$NUM-EINER1A:2', '[number]'],
    ['$LIST1:1von3', '[list]'],
    ['$GEST-OFF^', '[gesture]'],
    ['$ORAL^', '[mouthing]'],
    ['$UNCLEAR', '[indecipherable]'],
    ['||', '[continued]'],
    ['||NAME1A', '[continued]'],
  ],
  vgt: [
    ['HUIS-A', 'HUIS-A = HUIS + A'],
    ['HUIS-A1', 'HUIS-A1 = HUIS + A1'],
    ['WG-3', '[pointing]'],
    ['WG', '[pointing]'],
    ['VS:T-L-I', '[fingerspelled]'],
    ['NG:PETER', '[name]'],
    ['C:DRIE', '[number]'],
    ['LOPEN(ac)', 'constructedAction LOPEN'],
    ['LOPEN-A (ac)', 'constructedAction LOPEN-A = LOPEN + A'],
    ['LOPEN+', 'repeated LOPEN'],
    ['LOPEN++', 'repeated LOPEN'],
    ['§LOPEN', 'falseStart LOPEN'],
    ['§', 'unmatched'],
    ['LOPEN*', 'slip LOPEN'],
    ['?LOPEN', 'unsure LOPEN'],
    ['?', '[indecipherable]'],
  ],
  sts: [
    ['BRA', 'BRA'],
    ['HUND(J)', 'HUND(J) = HUND + J'],
    ['FOTBOLL(ea)', 'FOTBOLL(ea) = FOTBOLL + ea'],
    ['GAMMAL(Y)@z', 'unsure GAMMAL(Y) = GAMMAL + Y'],
    ['PEK', '[pointing]'],
    ['PEK>pekf', '[pointing]'],
    ['PEK@z', '[pointing]'],
    ['PRO1', '[pointing]'],
    ['PRO1.FL', '[pointing]'],
    ['OBJPRO1', '[pointing]'],
    ['POSS1', '[pointing]'],
    ['PROVA', 'PROVA'],
    ['PEKA-UT', 'PEKA-UT'],
    ['LISTBOJ.TVÅ', '[buoy]'],
    ['NY@b', '[fingerspelled]'],
    ['JA@ub', '[fingerspelled]'],
    ['ÄDLF@b@z', '[fingerspelled]'],
    ['HAND(G)+HANTERA@p', '[depicting]'],
    ['VARELSE(44)+BEFINNA@p.FL', '[depicting]'],
    ['PU@g', '[gesture]'],
    ['PU(L)@g@z', '[gesture]'],
    ['ARMAR-KORS@ca', '[constructedAction]'],
    ['ÄLVSBORG@en', '[name]'],
    ['GÅ@rd', 'repeated GÅ'],
    ['FLYTTA@&', 'falseStart FLYTTA'],
    ['glosa@&', '[indecipherable]'],
    ['GLOSA:(?)@z', '[indecipherable]'],
    ['STÅ@hd', 'held STÅ'],
    ['IDROTT^KLUBB', '[compound IDROTT KLUBB]'],
  ],
  libras: [
    ['FÁCILtesta', 'FÁCILtesta = FÁCIL + testa'],
    ['MÃE-PR', 'MÃE-PR = MÃE + PR'],
    ['GUARDA-CHUVA', 'GUARDA-CHUVA'],
    ['BOM-JÁ', 'BOM-JÁ'],
    ['DAR-ME', 'DAR-ME'],
    ['IX', '[pointing]'],
    ['IX(eu)', '[pointing]'],
    ['D-A-T-I-L', '[fingerspelled]'],
    ['CL:CARRO', '[depicting]'],
    ['CASA?', 'unsure CASA'],
  ],
  plain: [
    ['House-A', 'House-A'],
    ['#CLUs?', '#CLUs?'],
    [' HOUSE\n', 'HOUSE'],
    ['', 'unmatched'],
    ['---', 'unmatched'],
  ],
}

describe.each(Object.keys(glossConventions) as GlossConventionId[])(
  'glosses by the convention %s',
  (convention) => {
    test.each(table[convention])('%s is %s', (value, expected) => {
      expect(describeSorted(value, convention)).toBe(expected)
    })
  },
)

test('a gloss is compared in composed form, so that files of all systems match', () => {
  const decomposed = 'FA\u0301CILtesta'
  expect(sortGloss(decomposed, glossConventions.libras)).toMatchObject({
    key: 'F\u00c1CILtesta',
    base: 'F\u00c1CIL',
  })
})

test('a value that is longer than any gloss is not compared', () => {
  for (const convention of Object.values(glossConventions))
    expect(sortGloss('A@+ ?'.repeat(200_000), convention)).toEqual({ kind: 'unmatched' })
})

test('a tally tells pointing and fingerspelling from signs that the dictionary does not have', () => {
  const values = ['PT:PRO1SG', 'PT:PRO1SG', 'BROWN2', 'RED', 'FS:ANA', '?HOME', '-']
  const known = new Set(['BROWN', 'HOME'])
  expect(tallyGlosses(values, glossConventions.bsl, (gloss) => known.has(gloss))).toEqual({
    total: 7,
    matched: 2,
    missing: 1,
    marked: { pointing: 2, fingerspelled: 1 },
    unmatched: 1,
  })
})

const folder = '../shared/data/elan'
test.skipIf(!existsSync(folder) && process.env.CI !== 'true')(
  'without a convention, the values of real files are their own keys',
  async () => {
    const values: string[] = []
    for (const file of globSync(`${folder}/*.eaf`))
      for (const { annotations } of (await readEaf(createReadStream(file))).document.tiers)
        values.push(...annotations.map(({ value }) => value))
    const filled = values.filter((value) => /[\p{L}\p{N}]/u.test(value))
    const keys = filled.map((value) => describeSorted(value, 'plain'))
    expect(keys).toEqual(filled.map((value) => value.normalize('NFC').trim()))
    expect(filled.length).toBeGreaterThan(20_000)
  },
)
