import { describe, expect, test } from 'vitest'
import { alignedText, bytesOf, eafText, referenceText, standardTypes, tierText } from '../eaf-file.fixture.ts'
import { readEaf } from './read-eaf.ts'

const read = async (parts: Parameters<typeof eafText>[0]) => readEaf(bytesOf(eafText(parts)))
const aTier = (...annotations: string[]) => tierText('t', 'gloss', annotations)

describe('everything that a file contains is read [ELN-02]', () => {
  test('media with their origins, linked files and properties', async () => {
    const header = [
      '<MEDIA_DESCRIPTOR MEDIA_URL="file:///a.mp4" RELATIVE_MEDIA_URL="./a.mp4" MIME_TYPE="video/mp4" TIME_ORIGIN="1200"/>',
      '<MEDIA_DESCRIPTOR MEDIA_URL="file:///a.wav" MIME_TYPE="audio/x-wav" EXTRACTED_FROM="file:///a.mp4"/>',
      '<LINKED_FILE_DESCRIPTOR LINK_URL="file:///a.txt" MIME_TYPE="text/plain" ASSOCIATED_WITH="file:///a.mp4"/>',
      '<PROPERTY NAME="URN">urn:a</PROPERTY><PROPERTY>&lt;&#228;&#x1F91F;</PROPERTY>',
    ].join('\n')
    const { document } = await read({ header })
    expect(document.media).toEqual([
      {
        url: 'file:///a.mp4',
        relativeUrl: './a.mp4',
        mimeType: 'video/mp4',
        timeOrigin: 1200,
        extractedFrom: null,
      },
      {
        url: 'file:///a.wav',
        relativeUrl: null,
        mimeType: 'audio/x-wav',
        timeOrigin: null,
        extractedFrom: 'file:///a.mp4',
      },
    ])
    expect(document.linkedFiles).toEqual([
      {
        url: 'file:///a.txt',
        relativeUrl: null,
        mimeType: 'text/plain',
        timeOrigin: null,
        associatedWith: 'file:///a.mp4',
      },
    ])
    expect(document.properties).toEqual([
      { name: 'URN', value: 'urn:a' },
      { name: null, value: '<ä🤟' },
    ])
  })

  test('tiers, annotations and the entries of vocabularies that they name', async () => {
    const { document, diagnostics } = await read({
      times: [100, 200],
      tiers: [
        tierText(
          'GlossR S1',
          'gloss',
          [alignedText('a1', 1, 2, 'HOUSE', 'CVE_REF="e1" LANG_REF="por" EXT_REF="er1 er2" SVG_REF="s"')],
          'PARTICIPANT="S1" ANNOTATOR="ana" DEFAULT_LOCALE="en" LANG_REF="por"',
        ),
        tierText('Meaning', 'meaning', [referenceText('a2', 'a1', 'casa')], 'PARENT_REF="GlossR S1"'),
      ].join('\n'),
      types: standardTypes.replace(
        '"gloss"',
        '"gloss" CONTROLLED_VOCABULARY_REF="signs" LEXICON_REF="lex" GRAPHIC_REFERENCES="false"',
      ),
      rest: [
        '<LOCALE LANGUAGE_CODE="en" COUNTRY_CODE="US"/>',
        '<LANGUAGE LANG_ID="por" LANG_DEF="http://cdb.iso.org/lg/CDB-00138595-001" LANG_LABEL="Portuguese (por)"/>',
        '<CONTROLLED_VOCABULARY CV_ID="signs"><DESCRIPTION LANG_REF="por">Sinais</DESCRIPTION>',
        '<CV_ENTRY_ML CVE_ID="e1" EXT_REF="er1"><CVE_VALUE LANG_REF="por" DESCRIPTION="casa">HOUSE</CVE_VALUE></CV_ENTRY_ML>',
        '</CONTROLLED_VOCABULARY>',
        '<LEXICON_REF LEX_REF_ID="lex" NAME="L" TYPE="T" URL="u" LEXICON_ID="1" LEXICON_NAME="N" DATCAT_ID="d" DATCAT_NAME="D"/>',
        '<REF_LINK_SET LINK_SET_ID="rls" LINK_SET_NAME="links"><CROSS_REF_LINK REF_LINK_ID="rl1" REF1="a1" REF2="a2" DIRECTIONALITY="undirected">why</CROSS_REF_LINK><GROUP_REF_LINK REF_LINK_ID="rl2" REFS="a1 rl1"/></REF_LINK_SET>',
        '<EXTERNAL_REF EXT_REF_ID="er1" TYPE="resource_url" VALUE="https://signs.example/films/1.mp4"/>',
        '<EXTERNAL_REF EXT_REF_ID="er2" TYPE="iso12620" VALUE="d"/>',
      ].join('\n'),
    })
    expect(diagnostics).toEqual([])
    const [gloss, meaning] = document.tiers
    expect(gloss).toMatchObject({
      id: 'GlossR S1',
      type: 'gloss',
      participant: 'S1',
      annotator: 'ana',
      locale: 'en',
      language: 'por',
    })
    expect(gloss?.annotations).toEqual([
      {
        kind: 'alignable',
        id: 'a1',
        value: 'HOUSE',
        begin: 100,
        end: 200,
        timing: 'aligned',
        externalRef: 'er1 er2',
        language: 'por',
        entry: 'e1',
        beginSlot: 0,
        endSlot: 1,
        svg: 's',
      },
    ])
    expect(meaning).toMatchObject({
      parent: 'GlossR S1',
      annotations: [{ kind: 'reference', parent: 'a1', begin: 100, end: 200, timing: 'parent' }],
    })
    expect(document.types[0]).toMatchObject({
      id: 'gloss',
      timeAlignable: true,
      graphicReferences: false,
      vocabulary: 'signs',
      lexicon: 'lex',
    })
    expect(document.vocabularies).toEqual([
      {
        id: 'signs',
        externalRef: null,
        descriptions: [{ language: 'por', text: 'Sinais' }],
        entries: [
          {
            id: 'e1',
            externalRef: 'er1',
            values: [{ language: 'por', value: 'HOUSE', description: 'casa' }],
          },
        ],
      },
    ])
    expect(document.lexicons).toMatchObject([{ id: 'lex', lexiconName: 'N', categoryName: 'D' }])
    expect(document.linkSets).toMatchObject([
      {
        id: 'rls',
        links: [
          { kind: 'cross', refs: ['a1', 'a2'], directionality: 'undirected', text: 'why' },
          { kind: 'group', refs: ['a1', 'rl1'] },
        ],
      },
    ])
    expect(document.languages).toMatchObject([{ id: 'por', label: 'Portuguese (por)' }])
  })

  test('entries without languages, as before EAF 2.8', async () => {
    const rest =
      '<CONTROLLED_VOCABULARY CV_ID="c" DESCRIPTION="hands"><CV_ENTRY DESCRIPTION="left">L</CV_ENTRY></CONTROLLED_VOCABULARY>'
    expect((await read({ rest })).document.vocabularies).toEqual([
      {
        id: 'c',
        externalRef: null,
        descriptions: [{ language: null, text: 'hands' }],
        entries: [
          { id: null, externalRef: null, values: [{ language: null, value: 'L', description: 'left' }] },
        ],
      },
    ])
  })
})

describe('the bytes of a file', () => {
  const values = [
    'e\u0301 手 🤟',
    'first\nsecond',
    'a &amp; b &#x3c;&lt; c',
    '<![CDATA[<b>]]> and',
    ' kept  spaces ',
  ]
  const text = eafText({
    times: [0, 10],
    tiers: aTier(...values.map((value, index) => alignedText(`a${index}`, 1, 2, value))),
  })
  const expected = ['e\u0301 手 🤟', 'first\nsecond', 'a & b << c', '<b> and', ' kept  spaces ']
  const valuesOf = async (source: Iterable<Uint8Array>) =>
    (await readEaf(source)).document.tiers[0]?.annotations.map(({ value }) => value)

  test.each([1, 2, 3, 7, 64, 1000])('are the same values in parts of %i bytes', async (length) => {
    expect(await valuesOf(bytesOf(text, length))).toEqual(expected)
  })
  test('may begin with a byte-order mark', async () => {
    expect(await valuesOf(bytesOf(`\ufeff${text}`, 1))).toEqual(expected)
  })
  test('may have line breaks of Windows', async () => {
    expect(await valuesOf(bytesOf(text.replaceAll('\n', '\r\n'), 3))).toEqual(expected)
  })
})
