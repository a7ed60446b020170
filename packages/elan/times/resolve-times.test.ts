import { describe, expect, test } from 'vitest'
import { alignedText, bytesOf, eafText, referenceText, tierText } from '../eaf-file.fixture.ts'
import { readEaf } from '../reading/read-eaf.ts'

/** `begin-end timing` of the annotations of the last tier. */
async function timesOf(times: (number | null)[], ...tiers: string[]) {
  const { document } = await readEaf(bytesOf(eafText({ times, tiers: tiers.join('\n') })))
  return document.tiers.at(-1)?.annotations.map(({ begin, end, timing }) => `${begin}-${end} ${timing}`)
}
const glosses = (...annotations: string[]) => tierText('t', 'gloss', annotations)
const child = (type: string, ...annotations: string[]) =>
  tierText('child', type, annotations, 'PARENT_REF="t"')

describe('the times of annotations are those that ELAN shows', () => {
  test('slots with times', async () => {
    expect(await timesOf([100, 250], glosses(alignedText('a1', 1, 2)))).toEqual(['100-250 aligned'])
  })

  test('the slot -1 has no time, as ELAN writes it', async () => {
    expect(await timesOf([-1, 250], glosses(alignedText('a1', 1, 2)))).toEqual(['null-null unknown'])
  })

  test('slots without times are distributed evenly over the chain of their tier', async () => {
    expect(
      await timesOf(
        [0, null, null, 100],
        glosses(alignedText('a1', 1, 4)),
        child('words', alignedText('b1', 1, 2), alignedText('b2', 2, 3), alignedText('b3', 3, 4)),
      ),
    ).toEqual(['0-33 interpolated', '33-66 interpolated', '66-100 interpolated'])
  })

  test('slots of other tiers between them change nothing', async () => {
    expect(
      await timesOf(
        [0, 7, null, 8, 100],
        glosses(alignedText('a1', 1, 5), alignedText('a2', 2, 4)),
        child('words', alignedText('b1', 1, 3), alignedText('b2', 3, 5)),
      ),
    ).toEqual(['0-50 interpolated', '50-100 interpolated'])
  })

  test('a chain within interpolated parents', async () => {
    const words = child('words', alignedText('b1', 1, 2), alignedText('b2', 2, 4))
    const morphs = tierText(
      'grandchild',
      'words',
      [alignedText('c1', 2, 3), alignedText('c2', 3, 4)],
      'PARENT_REF="child"',
    )
    expect(await timesOf([0, null, null, 100], glosses(alignedText('a1', 1, 4)), words, morphs)).toEqual([
      '50-75 interpolated',
      '75-100 interpolated',
    ])
  })

  test('tiers may come before their parents', async () => {
    const words = child('words', alignedText('b1', 1, 2), alignedText('b2', 2, 3))
    const { document } = await readEaf(
      bytesOf(eafText({ times: [0, null, 50], tiers: `${words}\n${glosses(alignedText('a1', 1, 3))}` })),
    )
    expect(document.tiers[0]?.annotations.map(({ begin }) => begin)).toEqual([0, 25])
  })

  test('where a chain ends, neighbours in the time order are the bounds', async () => {
    expect(await timesOf([10, null, null, 40], glosses(alignedText('a1', 2, 3)))).toEqual([
      '20-30 interpolated',
    ])
    expect(await timesOf([null, null, 40], glosses(alignedText('a1', 1, 2)))).toEqual(['null-null unknown'])
  })

  test('annotations that chain in a circle have an end', async () => {
    expect(await timesOf([null, null], glosses(alignedText('a1', 1, 2), alignedText('a2', 2, 1)))).toEqual([
      'null-null unknown',
      'null-null unknown',
    ])
  })

  test('symbolic associations have the times of their parents', async () => {
    expect(
      await timesOf([0, 90], glosses(alignedText('a1', 1, 2)), child('meaning', referenceText('b1', 'a1'))),
    ).toEqual(['0-90 parent'])
  })

  test('symbolic subdivisions share the time of their parent evenly, in their order', async () => {
    const parts = [
      referenceText('b3', 'a1', '', 'PREVIOUS_ANNOTATION="b2"'),
      referenceText('b1', 'a1'),
      referenceText('b2', 'a1', '', 'PREVIOUS_ANNOTATION="b1"'),
    ]
    expect(await timesOf([0, 100], glosses(alignedText('a1', 1, 2)), child('morphs', ...parts))).toEqual([
      '66-100 divided',
      '0-33 divided',
      '33-66 divided',
    ])
  })

  test('subdivisions that name no annotation before them have the order of the file', async () => {
    const parts = [referenceText('b1', 'a1'), referenceText('b2', 'a1')]
    expect(await timesOf([0, 100], glosses(alignedText('a1', 1, 2)), child('morphs', ...parts))).toEqual([
      '0-50 divided',
      '50-100 divided',
    ])
  })

  test('associations with subdivisions have their share', async () => {
    const morphs = child(
      'morphs',
      referenceText('b1', 'a1'),
      referenceText('b2', 'a1', '', 'PREVIOUS_ANNOTATION="b1"'),
    )
    const meanings = tierText('meanings', 'meaning', [referenceText('c2', 'b2')], 'PARENT_REF="child"')
    expect(await timesOf([0, 100], glosses(alignedText('a1', 1, 2)), morphs, meanings)).toEqual([
      '50-100 parent',
    ])
  })
})
