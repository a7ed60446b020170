import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import handshapes from '#seeds/lists/handshape-of-hand.json' with { type: 'json' }
import locations from '#seeds/lists/location.json' with { type: 'json' }
import preciseLocations from '#seeds/lists/location-within-an-area.json' with { type: 'json' }
import { normalizeKey } from '../mapping.ts'
import { parseCsv } from '../read-rows.ts'
import { aslLexHandshapes } from './asl-lex-handshapes.ts'
import { nzslValues } from './nzsl.ts'
import { nzslHandshapes } from './nzsl-handshapes.ts'

const standard = new Set(handshapes.map(({ value }) => value))
const lexicon = join(import.meta.dirname, '../../../../../shared/data/nzsl/signs.csv')
const isMissing = !existsSync(lexicon) && process.env.CI !== 'true'

describe('the handshapes of the NZSL dictionary [D31]', () => {
  test('are 62, each one standard handshape of its own', () => {
    const values = Object.values(nzslHandshapes)
    expect(values.filter((value) => !standard.has(value))).toEqual([])
    expect(values).toHaveLength(62)
    expect(new Set(values).size).toBe(62)
  })

  test.skipIf(isMissing)('are those that its table has, as are the places', () => {
    const { rows } = parseCsv(readFileSync(lexicon, 'utf8'))
    const used = (key: 'handshapeDominant' | 'location') =>
      [...new Set(rows.flatMap(({ values }) => values[key] ?? []))].toSorted()
    expect(used('handshapeDominant')).toEqual(Object.keys(nzslHandshapes).toSorted())
    expect(used('location')).toEqual(Object.keys(nzslValues.location).toSorted())
  })
})

test('the places of the NZSL dictionary are standard ones [D31]', () => {
  const known = new Set([...locations, ...preciseLocations].map(({ value }) => value))
  const targets = Object.values(nzslValues.location).flatMap((target) =>
    typeof target === 'string' ? target : Object.values(target ?? {}),
  )
  expect(targets.filter((value) => !known.has(value))).toEqual([])
})

describe('the handshapes of ASL-LEX [D31]', () => {
  test('are standard ones, and one alone has no name of its own there', () => {
    const values = Object.values(aslLexHandshapes).filter((value) => value !== null)
    expect(values.filter((value) => !standard.has(value))).toEqual([])
    expect(new Set(values).size).toBe(values.length)
  })

  test('say nothing that the aliases of the standard handshapes say', () => {
    const names = handshapes.flatMap(({ value, aliases = [] }) => [value, ...aliases]).map(normalizeKey)
    expect(Object.keys(aslLexHandshapes).filter((name) => names.includes(normalizeKey(name)))).toEqual([])
  })
})

test('the usual names of handshapes in Global Signbank are aliases of the standard handshapes [REF-05]', () => {
  const names =
    '1 1_curved 2 3 4 5 5m 5mx 5px 5r 5rx 9 A A_curved AS ASL-T B B0 B1 B_bent B_bent_0 B_curved Baby_beak ' +
    'Baby_beak_open Baby_C Baby_O Beak Beak2 Beak2_open Beak_open C C_spread E F Flower Horns I ILY K L L2 L_curved ' +
    'M Mid Money N O O2 Q Q5 R S T V V_curved W Y'
  const known = new Set(handshapes.flatMap(({ aliases = [] }) => aliases as string[]))
  expect(names.split(' ').filter((name) => !known.has(name))).toEqual([])
})
