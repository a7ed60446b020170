import { expect, test } from 'vitest'
import { parseMapping } from '../parse-mapping.ts'
import { aslLexMapping } from './asl-lex.ts'
import { nzslMapping } from './nzsl.ts'

test('the columns that describe a sign are read, all others are left out by name [SGN-14]', () => {
  const { headers } = aslLexMapping(['EntryID', 'Iconicity(M)', 'Handshape.2.0', 'HandshapeM2.2.0'])
  expect(headers).toEqual({
    EntryID: 'gloss',
    'Iconicity(M)': null,
    'Handshape.2.0': 'handshape_dominant',
    'HandshapeM2.2.0': null,
  })
})

test('the presets are mappings as people write them [SGN-14]', () => {
  const mappings = [nzslMapping(), aslLexMapping(['Code', 'EntryID', 'SignType.2.0', 'RepeatedMovement.2.0'])]
  for (const json of mappings) expect(parseMapping(json).errors).toEqual([])
})
