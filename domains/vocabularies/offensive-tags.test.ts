import { expect, test } from 'vitest'
import { hasOffensiveTag, offensiveTagIds } from './offensive-tags.ts'
import { createVocabulary } from './vocabulary.ts'
import { aVocabularyEntry } from './vocabulary-entry.fixture.ts'

const tag = (id: number, value: string, facts = {}) => aVocabularyEntry({ id, list: 'tags', value, ...facts })

test('the tag `offensive`, the tags below it and the tag that it was merged into are offensive [D41]', () => {
  const below = createVocabulary(
    [tag(1, 'rare'), tag(2, 'offensive'), tag(3, 'racist', { groupId: 2 })],
    'pt',
  )
  expect(offensiveTagIds(below)).toEqual(new Set([2, 3]))
  const merged = createVocabulary([tag(4, 'vulgar', { aliases: ['offensive'] })], 'pt')
  expect(offensiveTagIds(merged)).toEqual(new Set([4]))
  expect(offensiveTagIds(createVocabulary([tag(1, 'rare')], 'pt'))).toEqual(new Set())
})

test('a sign is offensive by one of its tags', () => {
  const offensive = new Set([2])
  expect([[1, 2], [1], undefined].map((tags) => hasOffensiveTag(tags, offensive))).toEqual([
    true,
    false,
    false,
  ])
})
