import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { AppError } from '#platform/errors/app-error.ts'
import { canonicalDocument } from '../canonical-document.ts'
import { anyDocument } from '../document.arbitrary.ts'
import { emptyDocument, type SignDocument, type StoredSign } from '../sign-document.ts'
import { applyRow } from './apply-row.ts'
import { exportHeaders } from './columns.ts'
import type { ReportIssue } from './csv-error.ts'
import { decodeCsv, maxCsvBytes } from './decode-csv.ts'
import type { Lookups, NameLookup } from './lookups.ts'
import { parseCsv } from './read-rows.ts'
import { writeCsv } from './write-csv.ts'
import { writeRow } from './write-row.ts'

const bytes = (text: string) => new TextEncoder().encode(text)
const read = (text: string) => parseCsv(decodeCsv(bytes(text)))
const thrown = (run: () => unknown): AppError => {
  try {
    run()
  } catch (error) {
    if (error instanceof AppError) return error
    throw error
  }
  throw new Error('nothing was thrown')
}
const errorsIn = (text: string) => read(text).errors.map(({ field, code }) => `${field}: ${code}`)

const sign = (document: SignDocument): StoredSign => ({
  id: 7,
  source: 'a;b',
  sourceId: '=1',
  status: 'pending',
  revision: 1,
  authorId: null,
  publisherId: null,
  approverId: null,
  createdAt: new Date(0),
  changedAt: new Date(0),
  publishedAt: null,
  document,
})
/** Names with every character that a cell gives a meaning. */
const nameWithSpecialCharacters = (id: number) => `n;=\n+:|\\“${id}`
const names: NameLookup = {
  value: nameWithSpecialCharacters,
  gloss: (id) => (id % 3 === 0 ? undefined : id % 3 === 1 ? `#${id}` : nameWithSpecialCharacters(id)),
  file: (id) => `f;${id}.mp4`,
  person: () => undefined,
}
const numberIn = (name: string) => Number(/\d+/.exec(name)?.[0])
const lookups: Lookups = {
  entry: (_list, value) => numberIn(value),
  widerEntry: () => undefined,
  createEntry: () => undefined,
  hierarchy: () => undefined,
  isElsewhere: () => false,
  sign: (reference) => ('id' in reference ? reference.id : numberIn(reference.gloss)),
  file: () => undefined,
  fileName: names.file,
}
const fail = () => {
  throw new Error('an issue was reported')
}
const context = (found: Lookups, reportNotice: ReportIssue = fail) => ({
  self: 99,
  lookups: found,
  reportError: fail,
  reportNotice,
  reportReadAs: fail,
})

test('every document is unchanged after export to CSV and import [SGN-14]', () => {
  const headers = exportHeaders(['en', 'mi', 'pt'])
  fc.assert(
    fc.property(anyDocument, (document) => {
      const text = writeCsv([headers, writeRow(headers, sign(document), names)])
      const {
        rows: [row],
        errors,
      } = read(text)
      expect(errors).toEqual([])
      if (!row) throw new Error('no row')
      expect([row.id, row.source, row.sourceId]).toEqual([7, 'a;b', '=1'])
      expect(canonicalDocument(applyRow(row, document, context(lookups)))).toEqual(document)

      const bare = {
        ...emptyDocument('X'),
        media: document.media.filter(({ role }) => role === 'example'),
      }
      const withFiles = { ...lookups, file: numberIn }
      expect(canonicalDocument(applyRow(row, bare, context(withFiles)))).toEqual(document)
    }),
  )
})

test('a related sign is exported by number when its gloss reads like a number or is gone [SGN-14]', () => {
  const glosses = new Map([
    [12, 'CASA'],
    [77, '#78'],
  ])
  const document = {
    ...emptyDocument('LAR'),
    relations: [12, 77, 99].map((id) => ({ kind: 'synonym' as const, sign: id })),
    minimalPairs: [77, 12],
  }
  const cells = writeRow(['relations', 'minimal_pairs'], sign(document), {
    ...names,
    gloss: (id) => glosses.get(id),
  })
  expect(cells).toEqual(['synonym:CASA;synonym:#77;synonym:#99', '#77;CASA'])
})

describe('the shape of the file', () => {
  test.each([
    ['comma', 'gloss,translation.en\nA,"b;c"\n'],
    ['semicolon', 'gloss;translation.en\nA;"b;c"\n'],
    ['tab', 'gloss\ttranslation.en\nA\tb;c\n'],
    ['CRLF', 'gloss,translation.en\r\nA,b;c\r\n'],
    ['a byte-order mark', '\uFEFFgloss,translation.en\nA,b;c'],
    ['empty lines between', '\ngloss,translation.en\n\nA,b;c\n\n'],
    ['blank lines between', '  \r\n\r\ngloss,translation.en\r\n \t \r\n,\r\nA,b;c\r\n , \r\n\r\n'],
    ['curly quotes around a field', 'gloss,translation.en\n“A”,“b;c”\n'],
  ])('is read with %s', (_says, text) => {
    const { rows, errors } = read(text)
    expect(errors).toEqual([])
    expect(rows).toMatchObject([{ texts: { gloss: 'A' }, translations: { en: [['b', 'c']] } }])
  })

  test('curly quotes inside a field are text', () => {
    expect(
      read('gloss,etymology\nA,say “a” now\nB,“a” and b\nC,"“a”"\n').rows.map(({ texts }) => texts.etymology),
    ).toEqual(['say “a” now', '“a” and b', '“a”'])
  })

  test('a curly quoted field may hold the delimiter', () => {
    expect(read('gloss,etymology\nA,“one, two”\n').rows[0]?.texts.etymology).toBe('one, two')
  })

  test.each<[string, () => unknown, string, Record<string, unknown>]>([
    ['an empty file', () => read(''), 'import.empty', {}],
    ['blanks alone', () => read(' \n\n'), 'import.empty', {}],
    ['a web page', () => read('\n<!DOCTYPE html><html lang="pt"><p>Entre</p></html>'), 'import.webPage', {}],
    ['XHTML', () => read('<?xml version="1.0"?>\n<html></html>'), 'import.webPage', {}],
    ['Latin-1 bytes', () => decodeCsv(new Uint8Array([103, 10, 67, 233, 10])), 'import.notUtf8', { line: 2 }],
    ['null bytes', () => read('gloss\nA\0B\n'), 'import.notText', { line: 2 }],
    ['a file without header', () => read('CASA,house\nBOLA,ball\n'), 'import.noHeader', {}],
    [
      'a file over 64 MB',
      () => decodeCsv(new Uint8Array(maxCsvBytes + 1)),
      'import.tooLarge',
      { megabytes: 65 },
    ],
    ['a header without rows', () => read('gloss,lemma\n\n , \n'), 'import.noRows', {}],
    [
      'a quote that never closes',
      () => read('gloss,lemma\nA,"b\nb"\nB,"c\nD,e\nF,g\n'),
      'import.quotes',
      { line: 4 },
    ],
    [
      'a quote that closes in a later cell',
      () => read('gloss,lemma\r\nA,b\r\nB,"c\r\nD,"e"\r\n'),
      'import.quotes',
      { line: 3 },
    ],
    ['a quote inside a field', () => read('gloss,lemma\nA,b"c\n'), 'import.quotes', { line: 2 }],
  ])('%s is refused with its own message', (_says, run, code, params) => {
    const error = thrown(run)
    expect(error.code).toBe(code)
    expect(error.params).toMatchObject(params)
  })

  test('every unknown and every repeated column is named', () => {
    const error = thrown(() => read('gloss,colour,translation,gloss,translation.EN\nA,,,,\n'))
    expect(error.code).toBe('import.columns')
    expect(error.fields.map(({ params, code }) => `${params?.column} ${code}`)).toEqual([
      'colour import.columnUnknown',
      'translation import.columnUnknown',
      'gloss import.columnTwice',
      'translation.EN import.columnUnknown',
    ])
  })
})

describe('cells', () => {
  test('senses, keywords and escapes are read as written', () => {
    const [row] = read('gloss,translation.en\nA,"a\\;b; c | d\\|e;f\\\\g;C:\\new"\n').rows
    expect(row?.translations.en).toEqual([
      ['a;b', 'c'],
      ['d|e', 'f\\g', 'C:\\new'],
    ])
  })

  test('an apostrophe before a formula is removed, any other remains', () => {
    const texts = read("gloss,lemma\n'=A,''+B\n'C,'\n").rows.map(({ texts }) => texts)
    expect(texts).toMatchObject([
      { gloss: '=A', lemma: "'+B" },
      { gloss: "'C", lemma: "'" },
    ])
  })

  test('a repeated keyword is kept once, with a notice', () => {
    const { rows, notices } = read('gloss,translation.en\nA,run;walk;run\n')
    expect(rows[0]?.translations.en).toEqual([['run', 'walk']])
    expect(notices).toMatchObject([
      { field: 'line 2, column translation.en', code: 'import.keywordTwice', params: { keyword: 'run' } },
    ])
  })

  test.each([
    ['two values where one fits', 'location', 'a;b', 'import.oneValue'],
    ['a word where yes or no fits', 'repeated_movement', 'maybe', 'import.yesNo'],
    ['a word of the program', 'repeated_movement', 'constructor', 'import.yesNo'],
    ['a relation without gloss', 'relations', 'synonym', 'import.cellForm'],
    ['an unknown kind of relation', 'relations', 'cousin:A', 'import.relationKind'],
    ['a note without audience', 'notes', 'general:text', 'import.cellForm'],
    ['a foreign relation without text', 'foreign_relations', 'bzs:', 'import.cellForm'],
    ['a file name with a path', 'video', '../a.mp4', 'import.filePath'],
    ['an id that is no number', 'id', 'x1', 'import.idMalformed'],
  ])('%s is named by line and column', (_says, column, cell, code) => {
    expect(errorsIn(`gloss,${column}\nA,\nB,"${cell}"\n`)).toEqual([`line 3, column ${column}: ${code}`])
  })

  test('a gloss that is too long for the index is refused', () => {
    expect(errorsIn(`gloss\n${'A'.repeat(501)}\n`)).toEqual(['line 2, column gloss: value.tooLong'])
  })

  test('a row with too few cells is reported with its first line', () => {
    expect(errorsIn('gloss,lemma\nA,"b\nc"\nB\nC,d\n')).toEqual(['line 4: import.cellCount'])
  })
})

describe('a row changes only what it has columns for', () => {
  const before: SignDocument = {
    ...emptyDocument('CASA'),
    texts: { gloss: 'CASA', etymology: 'old' },
    translations: { pt: [['casa']], en: [['house']] },
    examples: [{ texts: { pt: 'Moro aqui.' }, signs: 'CASA', media: 5 }],
    media: [{ role: 'main', media: 3 }],
  }
  const apply = (text: string, files: Partial<Lookups> = {}) => {
    const notices: string[] = []
    const [row] = read(text).rows
    if (!row) throw new Error('no row')
    const document = canonicalDocument(
      applyRow(
        row,
        before,
        context({ ...lookups, ...files }, (column, code) => notices.push(`${column} ${code}`)),
      ),
    )
    return { document, notices }
  }

  test('a missing column leaves a property unchanged, an empty cell clears it', () => {
    const { document } = apply('gloss,etymology,translation.en\nCASA,,\n')
    expect(document).toEqual({ ...before, texts: { gloss: 'CASA' }, translations: { pt: [['casa']] } })
  })

  test('an absent file is reported and the sign keeps its media', () => {
    const { document, notices } = apply('gloss,video\nCASA,other.mp4\n')
    expect(document.media).toEqual(before.media)
    expect(notices).toEqual(['video import.fileAbsent'])
  })

  test('an existing file replaces the old one', () => {
    expect(apply('gloss,video\nCASA,other.mp4\n', { file: () => 9 }).document.media).toEqual([
      { role: 'main', media: 9 },
    ])
  })

  test('the video of an example remains when its text is cleared', () => {
    expect(apply('gloss,example.pt,example_signs\nCASA,,\n').document.examples).toEqual([
      { texts: {}, signs: '', media: 5 },
    ])
  })
})
