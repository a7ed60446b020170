import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { EafDocument } from '../document.ts'
import { anyEafDocument, anyText } from '../eaf-document.arbitrary.ts'
import { alignedText, bytesOf, eafText, referenceText, standardTypes, tierText } from '../eaf-file.fixture.ts'
import { readEaf } from '../reading/read-eaf.ts'
import { writeEaf } from '../writing/write-eaf.ts'
import { isSchemaMissing, schemaErrors } from '../xmllint.fixture.ts'
import { bindVocabulary } from './bind-vocabulary.ts'
import { type EafEdits, editEaf } from './edit-eaf.ts'

const edit = async (text: string, edits: EafEdits, partLength?: number) =>
  (await Array.fromAsync(editEaf(bytesOf(text, partLength), edits))).join('')
const read = async (text: string) => (await readEaf(bytesOf(text))).document

const file = eafText({
  times: [0, 10],
  tiers: [
    '<!-- <ANNOTATION_VALUE>a note</ANNOTATION_VALUE> -->',
    tierText('t', 'gloss', [
      alignedText('a1', 1, 2, '&#72;OUSE', `SVG_REF=' CVE_REF="x"' EXT_REF="er9"`),
      alignedText('a2', 1, 2, '<![CDATA[CAT]]><unknown/>'),
      alignedText('a3', 1, 2).replace('<ANNOTATION_VALUE></ANNOTATION_VALUE>', '<ANNOTATION_VALUE/>'),
    ]),
    tierText('m', 'meaning', [referenceText('b1', 'a1', 'casa', "CVE_REF='old'")], 'PARENT_REF="t"'),
  ].join('\r\n'),
})

describe('an edited file', () => {
  test('without edits is the same text, whatever its parts', async () => {
    for (const length of [1, 2, 3, 50, 10_000]) expect(await edit(file, {}, length)).toBe(file)
  })

  test('has other values and nothing else is changed', async () => {
    const values = new Map([
      ['a1', 'A & B'],
      ['a2', ''],
      ['a3', 'NEW'],
      ['b1', 'lar'],
      ['none', 'NONE'],
    ])
    expect(await edit(file, { values }, 7)).toBe(
      file
        .replace('&#72;OUSE', 'A &amp; B')
        .replace('<![CDATA[CAT]]><unknown/>', '')
        .replace('<ANNOTATION_VALUE/>', '<ANNOTATION_VALUE>NEW</ANNOTATION_VALUE>')
        .replace('>casa<', '>lar<'),
    )
  })

  test('refers to entries of a vocabulary, instead of others or not at all', async () => {
    const entries = new Map<string, string | null>([
      ['a1', 'sign-1'],
      ['b1', 'sign-2'],
    ])
    const edited = await edit(file, { entries })
    expect(edited).toBe(
      file
        .replace('EXT_REF="er9">', 'EXT_REF="er9" CVE_REF="sign-1">')
        .replace("CVE_REF='old'", 'CVE_REF="sign-2"'),
    )
    expect(await edit(edited, { entries: new Map([['b1', null]]) })).not.toContain('sign-2')
  })

  test('before EAF 2.8 has no entries to refer to', async () => {
    const old = file.replaceAll('"3.0"', '"2.7"')
    await expect(edit(old, { entries: new Map([['a1', 'e']]) })).rejects.toMatchObject({
      code: 'formatWithoutEntries',
      params: { format: '2.7' },
    })
  })

  test('is refused if it is cut off', async () => {
    await expect(edit(file.slice(0, -5), {})).rejects.toMatchObject({ code: 'truncated' })
  })

  test('is the document that one would write with the new values', () =>
    fc.assert(
      fc.asyncProperty(
        anyEafDocument,
        anyText,
        fc.integer({ min: 1, max: 200 }),
        async (made, value, length) => {
          const document = await read([...writeEaf(made)].join(''))
          const changed: EafDocument = structuredClone(document)
          const edits = { values: new Map<string, string>(), entries: new Map<string, string>() }
          for (const { annotations } of changed.tiers)
            for (const annotation of annotations.filter((_, index) => index % 2 === 0)) {
              annotation.value = value
              edits.values.set(annotation.id, value)
              if (document.format === '3.0') edits.entries.set(annotation.id, 'sign-1')
              if (document.format === '3.0') annotation.entry = 'sign-1'
            }
          expect(await read(await edit([...writeEaf(document)].join(''), edits, length))).toEqual(changed)
        },
      ),
      { numRuns: 40 },
    ))
})

describe('a vocabulary that is bound', () => {
  const vocabulary = { id: 'signs', address: 'https://signs.example/elan/signs.ecv' }
  const withRefs = (rest: string) => eafText({ types: standardTypes, rest })
  const bind = async (text: string, target = vocabulary) =>
    edit(text, { vocabulary: bindVocabulary(await read(text), target, ['gloss']) })

  test.each([
    ['into a file without vocabularies', ''],
    [
      'before lexicons',
      '<LEXICON_REF LEX_REF_ID="l" NAME="L" TYPE="T" URL="u" LEXICON_ID="1" LEXICON_NAME="N"/>',
    ],
    [
      'beside others',
      '<CONTROLLED_VOCABULARY CV_ID="c" EXT_REF="er1"/>\n<EXTERNAL_REF EXT_REF_ID="er1" TYPE="ecv" VALUE="file:a"/>\n',
    ],
    [
      'in place of another address',
      '<CONTROLLED_VOCABULARY CV_ID="signs" EXT_REF="er2"/><EXTERNAL_REF EXT_REF_ID="er2" TYPE="ecv" VALUE="file:a"/>',
    ],
  ])('%s', async (_, rest) => {
    const edited = await bind(withRefs(rest))
    const { document, diagnostics } = await readEaf(bytesOf(edited))
    expect(diagnostics).toEqual([])
    expect(document.types.map(({ vocabulary }) => vocabulary)).toEqual(['signs', null, null, null, null])
    const { externalRef } = document.vocabularies.find(({ id }) => id === 'signs') ?? {}
    expect(document.externalRefs.find(({ id }) => id === externalRef)).toMatchObject({
      type: 'ecv',
      value: vocabulary.address,
    })
    if (!isSchemaMissing) expect(await schemaErrors([withConstraints(edited)], '3.0')).toBe('')
    expect(await bind(edited)).toBe(edited)
  })

  /** The schema wants the constraints that types name. */
  const withConstraints = (text: string) =>
    text.replace(
      /(<LINGUISTIC_TYPE[^>]*>\s*)+/,
      (types) =>
        `${types}${['Time_Subdivision', 'Included_In', 'Symbolic_Subdivision', 'Symbolic_Association'].map((name) => `<CONSTRAINT STEREOTYPE="${name}"/>`).join('')}`,
    )

  test('must not have entries in the file, and the types must exist', async () => {
    const document = await read(
      withRefs('<CONTROLLED_VOCABULARY CV_ID="signs"><CV_ENTRY_ML CVE_ID="e"/></CONTROLLED_VOCABULARY>'),
    )
    expect(() => bindVocabulary(document, vocabulary, ['gloss'])).toThrow(
      expect.objectContaining({ code: 'vocabularyWithEntries' }),
    )
    expect(() => bindVocabulary(document, vocabulary, ['none'])).toThrow(
      expect.objectContaining({ code: 'unknownType' }),
    )
  })

  test('gets an id that nothing else has', async () => {
    const document = await read(
      eafText({ times: [0, 9], tiers: tierText('t', 'gloss', [alignedText('er1', 1, 2)]) }),
    )
    expect(bindVocabulary(document, vocabulary, ['gloss']).externalRef?.id).toBe('er2')
  })
})
