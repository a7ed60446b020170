import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseSentences, readValues, splitCell } from './cell-escaping.ts'
import {
  ForeignCellError,
  readExamples,
  readForeignSigns,
  readNotes,
  readNumberedSenses,
  readQuoted,
  readRelations,
} from './foreign-cells.ts'
import { parseForeignRelations, parseNotes, parseRelations } from './parse-cells.ts'

const unexpected = () => {
  throw new Error('the converted cell has errors')
}
const word = fc.stringMatching(/^[A-Za-zÄõű;|\\][A-Za-z ÄõűáÉ'\-;\\]{0,12}[a-z]$/)
const gloss = fc.stringMatching(/^[A-Z(][A-Z0-9()\-;|\\:]{0,10}[A-Z]$/)
const text = fc.stringMatching(/^[A-Za-z(][A-Za-z0-9 ,.;|'()é-]{0,40}[a-z.)]$/)

test('senses come out as they were written [SGN-14]', () => {
  fc.assert(
    fc.property(
      fc.array(fc.array(word, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 4 }),
      (senses) => {
        const cell = senses.map((words, index) => `${index + 1}. ${words.join(', ')}`).join(' | ')
        const read = splitCell(readNumberedSenses(cell), '|').map(readValues)
        expect(read).toEqual(senses.map((words) => words.map((one) => one.trim())))
      },
    ),
  )
})

test('a comma in parentheses does not separate keywords', () => {
  expect(readNumberedSenses('1. haere rā (goodbye, to those leaving), bye')).toBe(
    'haere rā (goodbye, to those leaving);bye',
  )
})

test('examples come out as they were written [SGN-14]', () => {
  fc.assert(
    fc.property(fc.array(text, { minLength: 1, maxLength: 4 }), (sentences) => {
      const cell = sentences
        .map((sentence, index) => `(1, ${index}, Declarative, False, "${sentence}")`)
        .join(' | ')
      expect(parseSentences(readExamples(cell))).toEqual(sentences.map((one) => one.trim()))
    }),
  )
})

test('relations come out as they were written [SGN-14]', () => {
  const role = fc.constantFrom(
    ['seealso', 'see_also'],
    ['synonym', 'synonym'],
    ['paradigm', 'handshape_paradigm'],
  )
  fc.assert(
    fc.property(fc.array(fc.tuple(role, gloss), { minLength: 1, maxLength: 4 }), (relations) => {
      const cell = relations.map(([[name], target]) => `${name}:${target}`).join(', ')
      expect(parseRelations(readRelations(cell), unexpected)).toEqual(
        relations.map(([[, kind], target]) => ({ kind, target: { gloss: target } })),
      )
    }),
  )
})

test('foreign signs come out with the code of their language [SGN-14]', () => {
  fc.assert(
    fc.property(fc.array(gloss, { minLength: 1, maxLength: 4 }), (glosses) => {
      const cell = glosses.map((one) => `True:BSL:${one}`).join(', ')
      expect(parseForeignRelations(readForeignSigns(cell), unexpected)).toEqual(
        glosses.map((one) => ({ signLanguage: 'bfi', text: one })),
      )
    }),
  )
})

test('notes come out as they were written, with their audience [SGN-14]', () => {
  const note = fc.record({ kind: fc.constantFrom('Note', 'General'), public: fc.boolean(), text })
  fc.assert(
    fc.property(fc.array(note, { minLength: 1, maxLength: 4 }), (notes) => {
      const cell = notes
        .map((one, index) => `${one.kind}: (${one.public ? 'True' : 'False'},${index},${one.text})`)
        .join(', ')
      expect(parseNotes(readNotes(cell), unexpected)).toEqual(
        notes.map((one) => ({ ...one, text: one.text.trim() })),
      )
    }),
  )
})

test('a second pair of quotes and written line breaks are removed', () => {
  expect(readQuoted('"a made image, with ""quotes"" and\\na line break"')).toBe(
    'a made image, with "quotes" and\na line break',
  )
  expect(readQuoted('plain')).toBe('plain')
})

test.each([
  [readNumberedSenses, 'word, word'],
  [readExamples, '(1, 17, Declarative, "text")'],
  [readRelations, 'cousin:HOUSE'],
  [readForeignSigns, 'True:Martian:HOUSE'],
  [readNotes, 'Note: text'],
])('%o refuses a cell of another form: %s', (read, cell) => {
  expect(() => read(cell)).toThrow(ForeignCellError)
})

const length = 200_000
const spaces = ' '.repeat(length)

test.each([
  ['spaces in a sense', readNumberedSenses, `1. a${spaces}b`, `a${spaces}b`],
  ['commas after a parenthesis', readNumberedSenses, `1. (a${','.repeat(length)}`, '(a'],
  [
    'bars that separate nothing',
    readNumberedSenses,
    `1. a${'|'.repeat(length)}b`,
    `a${'\\|'.repeat(length)}b`,
  ],
  ['spaces in an example', readExamples, `(1, 2, X, False, "a${spaces}b")`, `a${spaces}b`],
  ['spaces for a number', readExamples, `(1,${spaces},X, False, "a")`, 'a'],
  ['spaces in a relation', readRelations, `seealso:A${spaces}B`, `see_also:A${spaces}B`],
  ['spaces in a foreign sign', readForeignSigns, `True:BSL:A${spaces}B`, `bfi:A${spaces}B`],
  [
    'commas in notes',
    readNotes,
    `Note: (True,1,a${'),'.repeat(length)})`,
    `Note:public:a${'),'.repeat(length)}`,
  ],
])('a cell of 200,000 characters is read: %s', (_says, read, cell, expected) => {
  expect(read(cell) === expected).toBe(true)
})

test('a long cell of another form is refused', () => {
  expect(() => readExamples(`(1,${spaces}`)).toThrow(ForeignCellError)
  expect(() => readNumberedSenses(spaces + 'a'.repeat(length))).toThrow(ForeignCellError)
})

test.each([
  [readNumberedSenses, '1. a, b | 2. c', 'a;b | c'],
  [readNumberedSenses, '1. a|2. b', 'a | b'],
  [readNumberedSenses, '1. a | b | 2. c', 'a \\| b | c'],
  [readNumberedSenses, '1. ', ''],
  [readNumberedSenses, '1. a (b, c), d (e), f)', 'a (b, c);d (e), f)'],
  [readExamples, '(1, , X, False, "a") | (2, 3, Y, True, "b | (c")', 'a | b \\| (c'],
  [readRelations, 'seealso:A , synonym:B,antonym:C, D', 'see_also:A;synonym:B;antonym:C, D'],
  [readForeignSigns, 'True:BSL:A , False:ASL:B, C', 'bfi:A;ase:B, C'],
])('%o reads %j as %j', (read, cell, expected) => {
  expect(read(cell)).toBe(expected)
})
