import { expect, test } from 'vitest'
import { aVocabularyEntry } from '#domains/vocabularies/vocabulary-entry.fixture.ts'
import type { ManagedEntry } from './managed-entry.ts'
import { presentSections, withoutFeatures } from './reference-list.presenter.ts'

const features = { fingers: ['index'], joints: 'straight', unselected: 'closed' }
const hand = (id: number, facts: Partial<ManagedEntry> = {}): ManagedEntry => ({
  ...aVocabularyEntry({ id, list: 'handshape-of-hand', value: `hand-${id}` }),
  narrowerNames: [],
  revision: 1,
  ...facts,
})
const undrawn = (entries: ManagedEntry[]) =>
  withoutFeatures(
    presentSections(
      { entries, heads: [], uses: new Map() },
      {
        language: 'en',
        defaultLanguage: 'pt',
        languages: [],
        findMedia: () => undefined,
        uploadedHandsFirst: false,
      },
    ),
  ).map(({ key, rows }) => [key, rows.map(({ id }) => id)])

test('the handshapes without features are listed in their groups, so that somebody describes them [REF-02]', () => {
  const entries = [hand(1, { features }), hand(2, { groupId: 1 }), hand(3, { groupId: 1, features }), hand(4)]
  expect(undrawn(entries)).toEqual([
    ['1', [2]],
    ['null', [4]],
  ])
})

test('a handshape that is retired or has features is not among them [REF-02]', () => {
  expect(undrawn([hand(1, { features }), hand(2, { retired: true })])).toEqual([])
  // Contradictory features draw no hand.
  expect(undrawn([hand(1, { features: { ...features, spreading: 'spread' } })])).toEqual([['null', [1]]])
})
