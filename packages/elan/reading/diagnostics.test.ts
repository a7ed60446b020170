import { describe, expect, test } from 'vitest'
import { alignedText, bytesOf, eafText, referenceText, standardTypes, tierText } from '../eaf-file.fixture.ts'
import { readEaf } from './read-eaf.ts'
import { readEcv } from './read-ecv.ts'

type Parts = Parameters<typeof eafText>[0]
const times = [0, 10, 20]
const aTier = (...annotations: string[]) => tierText('t', 'gloss', annotations)
const childTier = (type: string, ...annotations: string[]) =>
  tierText('child', type, annotations, 'PARENT_REF="t"')
const parent = aTier(alignedText('a1', 1, 2))

/** `line element id code attribute=value` of each diagnostic. */
async function diagnosticsOf(parts: Parts): Promise<string[]> {
  const text = eafText({ times, ...parts })
  const { diagnostics } = await readEaf(bytesOf(text))
  return diagnostics.map(({ code, line, element, id, attribute, value }) => {
    expect(text.split('\n')[line - 1]).toContain(`<${element}`)
    return [element, id, code, attribute && `${attribute}=${value}`].filter(Boolean).join(' ')
  })
}

describe('a mistake in a file is reported with its line and element [ELN-02]', () => {
  test.each<[string, Parts, string[]]>([
    [
      'two annotations with one id',
      { tiers: aTier(alignedText('a1', 1, 2), alignedText('a1', 2, 3)) },
      ['ALIGNABLE_ANNOTATION a1 duplicateId ANNOTATION_ID=null'],
    ],
    ['two tiers with one id', { tiers: `${aTier()}\n${aTier()}` }, ['TIER t duplicateId TIER_ID=null']],
    [
      'two types with one id',
      { types: `${standardTypes}\n${standardTypes.split('\n')[0]}` },
      ['LINGUISTIC_TYPE gloss duplicateId LINGUISTIC_TYPE_ID=null'],
    ],
    [
      'a time slot that is missing',
      { tiers: aTier(alignedText('a1', 1, 9)) },
      ['ALIGNABLE_ANNOTATION a1 danglingReference TIME_SLOT_REF2=ts9', 'ALIGNABLE_ANNOTATION a1 unknownTime'],
    ],
    [
      'a type that is missing',
      { tiers: tierText('t', 'none', []) },
      ['TIER t danglingReference LINGUISTIC_TYPE_REF=none'],
    ],
    [
      'a parent tier that is missing',
      { tiers: childTier('parts') },
      ['TIER child danglingReference PARENT_REF=t'],
    ],
    [
      'a locale that is missing',
      { tiers: tierText('t', 'gloss', [], 'DEFAULT_LOCALE="xx"') },
      ['TIER t danglingReference DEFAULT_LOCALE=xx'],
    ],
    [
      'a language that is missing',
      { tiers: aTier(alignedText('a1', 1, 2, '', 'LANG_REF="xx"')) },
      ['ALIGNABLE_ANNOTATION a1 danglingReference LANG_REF=xx'],
    ],
    [
      'an external reference that is missing',
      { tiers: aTier(alignedText('a1', 1, 2, '', 'EXT_REF="er9"')) },
      ['ALIGNABLE_ANNOTATION a1 danglingReference EXT_REF=er9'],
    ],
    [
      'a vocabulary that is missing',
      { types: standardTypes.replace('"gloss"', '"gloss" CONTROLLED_VOCABULARY_REF="none"') },
      ['LINGUISTIC_TYPE gloss danglingReference CONTROLLED_VOCABULARY_REF=none'],
    ],
    [
      'an entry that its vocabulary does not contain',
      {
        tiers: aTier(alignedText('a1', 1, 2, '', 'CVE_REF="e9"')),
        types: standardTypes.replace('"gloss"', '"gloss" CONTROLLED_VOCABULARY_REF="c"'),
        rest: '<CONTROLLED_VOCABULARY CV_ID="c"/>',
      },
      ['ALIGNABLE_ANNOTATION a1 danglingReference CVE_REF=e9'],
    ],
    [
      'a parent annotation that is missing',
      { tiers: `${parent}\n${childTier('meaning', referenceText('a2', 'a9'))}` },
      ['REF_ANNOTATION a2 danglingReference ANNOTATION_REF=a9'],
    ],
    [
      'a link to an annotation that is missing',
      { rest: '<REF_LINK_SET LINK_SET_ID="s"><GROUP_REF_LINK REF_LINK_ID="l" REFS="a9"/></REF_LINK_SET>' },
      ['REF_LINK_SET l danglingReference'],
    ],
    [
      'an unknown constraint',
      { types: `${standardTypes}\n<LINGUISTIC_TYPE LINGUISTIC_TYPE_ID="x" CONSTRAINTS="Symbolic"/>` },
      ['LINGUISTIC_TYPE x unknownConstraint CONSTRAINTS=Symbolic'],
    ],
    [
      'an annotation that ends before it begins',
      { tiers: aTier(alignedText('a1', 3, 1)) },
      ['ALIGNABLE_ANNOTATION a1 endBeforeBegin'],
    ],
    [
      'tiers that are parents of each other',
      { tiers: `${tierText('t', 'parts', [], 'PARENT_REF="child"')}\n${childTier('parts')}` },
      ['TIER t tierCycle'],
    ],
    [
      'annotations that are parents of each other',
      { tiers: `${parent}\n${childTier('meaning', referenceText('a2', 'a3'), referenceText('a3', 'a2'))}` },
      ['REF_ANNOTATION a2 parentCycle'],
    ],
    [
      'an annotation that is its own parent',
      { tiers: `${parent}\n${childTier('meaning', referenceText('a2', 'a2'))}` },
      ['REF_ANNOTATION a2 parentCycle'],
    ],
    [
      'annotations that follow each other in a circle',
      {
        tiers: `${parent}\n${childTier('morphs', referenceText('a2', 'a1', '', 'PREVIOUS_ANNOTATION="a3"'), referenceText('a3', 'a1', '', 'PREVIOUS_ANNOTATION="a2"'))}`,
      },
      ['REF_ANNOTATION a2 previousCycle'],
    ],
    [
      'a time over 2^53',
      { times: [0, '9007199254740993'] },
      ['TIME_SLOT ts2 timeTooLarge TIME_VALUE=9007199254740993'],
    ],
    ['a time that is no whole number', { times: ['1.5'] }, ['TIME_SLOT ts1 invalidNumber TIME_VALUE=1.5']],
    ['a negative time', { times: [-2] }, ['TIME_SLOT ts1 invalidNumber TIME_VALUE=-2']],
    [
      'a reference annotation on a tier with times',
      { tiers: `${parent}\n${childTier('parts', referenceText('a2', 'a1'))}` },
      ['REF_ANNOTATION a2 wrongAnnotationKind'],
    ],
    [
      'an annotation with times on a symbolic tier',
      { tiers: `${parent}\n${childTier('meaning', alignedText('a2', 1, 2))}` },
      ['ALIGNABLE_ANNOTATION a2 wrongAnnotationKind'],
    ],
    [
      'an attribute that is missing',
      { tiers: '<TIER TIER_ID="t">\n</TIER>' },
      ['TIER missingAttribute LINGUISTIC_TYPE_REF=null'],
    ],
    ['an element that does not exist', { rest: '<NOTE><TIER/></NOTE>' }, ['NOTE unexpectedElement']],
    [
      'an element in another place',
      { tiers: aTier('<TIME_SLOT TIME_SLOT_ID="ts8"/>') },
      ['TIME_SLOT unexpectedElement'],
    ],
  ])('%s', async (_, parts, expected) => {
    expect(await diagnosticsOf(parts)).toEqual(expected)
  })

  test('frames as the unit of times', async () => {
    const text = eafText({}).replace('milliseconds', 'PAL-frames')
    expect((await readEaf(bytesOf(text))).diagnostics).toMatchObject([
      { code: 'timeUnits', line: 3, value: 'PAL-frames' },
    ])
  })

  test('the line of an element with several lines is its first', async () => {
    const tiers = '<TIER\n\n TIER_ID="t"\n>\n</TIER>'
    const text = eafText({ tiers })
    expect((await readEaf(bytesOf(text))).diagnostics).toMatchObject([
      { line: text.split('\n').indexOf('<TIER') + 1 },
    ])
  })

  test('in a vocabulary file', async () => {
    const ecv =
      '<CV_RESOURCE><CONTROLLED_VOCABULARY CV_ID="c">\n<CV_ENTRY_ML CVE_ID="e"/>\n<CV_ENTRY_ML CVE_ID="e" EXT_REF="x"/></CONTROLLED_VOCABULARY></CV_RESOURCE>'
    expect((await readEcv(bytesOf(ecv))).diagnostics.map(({ code, line, id }) => [code, line, id])).toEqual([
      ['duplicateId', 3, 'e'],
      ['danglingReference', 3, 'e'],
    ])
  })
})

describe('many mistakes', () => {
  const many = Array.from({ length: 50 }, () => alignedText('a1', 1, 2))
  test('are counted, and only some are listed', async () => {
    const { diagnostics, omittedDiagnostics } = await readEaf(
      bytesOf(eafText({ times, tiers: aTier(...many) })),
      { diagnostics: 10 },
    )
    expect([diagnostics.length, omittedDiagnostics]).toEqual([10, 39])
  })

  test('a chain of 20,000 parents is resolved, one without an end too', async () => {
    const chain = (first: string) =>
      Array.from({ length: 20_000 }, (_, n) => referenceText(`b${n}`, n === 19_999 ? first : `b${n + 1}`))
    const read = (first: string) =>
      readEaf(bytesOf(eafText({ times, tiers: `${parent}\n${childTier('meaning', ...chain(first))}` })))
    expect((await read('a1')).document.tiers[1]?.annotations[0]).toMatchObject({
      begin: 0,
      end: 10,
      timing: 'parent',
    })
    expect((await read('b0')).diagnostics.map(({ code }) => code)).toEqual(['parentCycle'])
    expect((await read('none')).diagnostics.map(({ code }) => code)).toEqual(['danglingReference'])
  })
})
