import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyEafDocument } from './eaf-document.arbitrary.ts'
import { bytesOf } from './eaf-file.fixture.ts'
import { readEaf } from './reading/read-eaf.ts'
import { writeEaf } from './writing/write-eaf.ts'
import { isSchemaMissing, schemaErrors } from './xmllint.fixture.ts'

test('a document that is written and read again is the same [ELN-02]', () =>
  fc.assert(
    fc.asyncProperty(anyEafDocument, fc.integer({ min: 1, max: 500 }), async (made, partLength) => {
      const once = (await readEaf(bytesOf([...writeEaf(made)].join('')))).document
      const again = (await readEaf(bytesOf([...writeEaf(once)].join(''), partLength))).document
      expect(again).toEqual(once)
      expect({ ...once, tiers: withoutTimes(once) }).toEqual({ ...made, tiers: withoutTimes(made) })
    }),
    { numRuns: 60 },
  ))

const withoutTimes = ({ tiers }: Awaited<ReturnType<typeof readEaf>>['document']) =>
  tiers.map((tier) => ({
    ...tier,
    annotations: tier.annotations.map((annotation) => ({ ...annotation, begin: 0, end: 0, timing: '' })),
  }))

test.skipIf(isSchemaMissing)('written documents fulfil the schema of their version', async () => {
  const made = fc.sample(anyEafDocument, 40)
  for (const format of ['2.7', '3.0']) {
    const ofFormat = made.filter((document) => document.format === format)
    const texts = ofFormat.map((document) => [...writeEaf(document)].join(''))
    expect(await schemaErrors(texts, format)).toBe('')
  }
})
