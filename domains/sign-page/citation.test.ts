import { Cite } from '@citation-js/core'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { translator } from '#platform/i18n/i18n-resources.ts'
import { locales } from '#platform/i18n/locales.ts'
import { type Citation, citationOf, citationSentence, toCslItem } from './citation.ts'
import { formatCitation } from './citation-formats.ts'
import { aPresenterContext, aPublishedSign } from './published-sign.fixture.ts'

const citation: Citation = {
  id: 12,
  gloss: 'MÃE',
  authors: ['Ana'],
  year: '2026',
  dictionary: 'Sinais – Dicionário',
  version: 3,
  address: 'https://signs.example/pt/signs/view/12',
  locale: 'pt',
}

describe('the content of a citation', () => {
  const context = aPresenterContext([])

  test('is author, year in the platform’s time zone, gloss, dictionary, version and permanent address [PUB-13]', () => {
    const sign = aPublishedSign(
      {},
      {
        people: { author: { name: 'Bruno' }, publisher: null, approver: null },
        publishedAt: new Date('2026-01-01T01:00:00Z'),
        revision: 3,
      },
    )
    expect(citationOf(sign, context)).toEqual({
      ...citation,
      gloss: 'CASA',
      authors: ['Bruno'],
      year: '2025',
      dictionary: 'Sinais',
    })
  })

  test('names a former member in the interface language [D29]', () => {
    const sign = aPublishedSign({}, { people: { author: 'former', publisher: null, approver: null } })
    expect(citationOf(sign, context).authors).toEqual(['Ex-integrante'])
  })

  test('names the owners, else the dictionary, when the author has no public name [D29]', () => {
    const { dataset } = context.dictionary
    const owned = { ...context, dictionary: { dataset: { ...dataset, owners: ['Ana', ' ', 'UFSC\n'] } } }
    expect(citationOf(aPublishedSign(), owned).authors).toEqual(['Ana', 'UFSC'])
    expect(citationOf(aPublishedSign(), context).authors).toEqual(['Sinais'])
  })

  test.each(locales)('is a sentence in %s with all of its content [PUB-13]', (locale) => {
    const sentence = citationSentence(citation, translator(locale))
    for (const fact of ['Ana', '2026', 'MÃE', 'Sinais – Dicionário', '3', citation.address])
      expect(sentence).toContain(fact)
  })
})

describe('the file of a citation', () => {
  test('is BibTeX with protected capitals, dictionary, year, version and address [PUB-13]', async () => {
    expect(await formatCitation(citation, 'bibtex')).toBe(
      [
        '@incollection{sign12,',
        '\tauthor = {{Ana}},',
        '\tbooktitle = {{Sinais – Dicionário}},',
        '\tyear = {2026},',
        '\tnote = {Version 3},',
        '\ttitle = {{MÃE}},',
        '\turl = {https://signs.example/pt/signs/view/12},',
        '}',
        '',
      ].join('\n'),
    )
  })

  test('is RIS for a dictionary entry [PUB-13]', async () => {
    const lines = (await formatCitation(citation, 'ris')).trim().split(/\r?\n/)
    expect(lines[0]).toBe('TY  - DICT')
    expect(lines).toContain('T2  - Sinais – Dicionário')
    expect(lines).toContain('UR  - https://signs.example/pt/signs/view/12')
    expect(lines.at(-1)).toMatch(/^ER {2}-/)
  })

  test('is CSL-JSON [PUB-13]', async () => {
    expect(JSON.parse(await formatCitation(citation, 'csl'))).toEqual([toCslItem(citation)])
  })

  const strange = fc
    .array(fc.constantFrom(...'aZ09 {}&%$#_~^\\<>"\'@,;:=–őŐßçかあ🤟'), { minLength: 1, maxLength: 12 })
    .map((letters) => letters.join('').replace(/\s+/g, ' ').trim())
    .filter((text) => text !== '')

  test('can be read again with the same gloss and dictionary, whatever characters they contain', async () => {
    await formatCitation(citation, 'bibtex')
    await fc.assert(
      fc.asyncProperty(strange, strange, async (gloss, dictionary) => {
        for (const format of ['bibtex', 'ris'] as const) {
          const text = await formatCitation({ ...citation, gloss, dictionary }, format)
          const [read] = new Cite(text).data
          expect([read?.title, read?.['container-title'], read?.URL], text).toEqual([
            gloss,
            dictionary,
            citation.address,
          ])
        }
      }),
      {
        numRuns: 60,
        examples: [
          ['a', "''a"],
          ['``--x---', '?`!`,,y'],
        ],
      },
    )
  })

  test('has balanced braces, whatever characters the author contains', async () => {
    await fc.assert(
      fc.asyncProperty(strange, async (author) => {
        const text = await formatCitation({ ...citation, authors: [author] }, 'bibtex')
        let depth = 0
        for (const char of text.replace(/\\[{}]/g, '')) {
          depth += Number(char === '{') - Number(char === '}')
          expect(depth).toBeGreaterThanOrEqual(0)
        }
        expect(depth, text).toBe(0)
        expect(text.match(/^\t\w+ = /gm), text).toHaveLength(6)
      }),
      { numRuns: 60 },
    )
  })

  test('does not start a second entry inside a gloss of several lines', async () => {
    const sign = aPublishedSign({ texts: { gloss: 'CASA\r\nER  - \nTY  - BOOK' } })
    const text = await formatCitation(citationOf(sign, aPresenterContext([])), 'ris')
    expect(text.match(/^ER/gm)).toHaveLength(1)
  })
})
