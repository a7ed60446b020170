import { setImmediate } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { aSearchEntry } from '#domains/search/search-entry.fixture.ts'
import { createVocabulary } from '#domains/vocabularies/vocabulary.ts'
import type { Relation } from '../network-graph.ts'
import { collectGraph, type NetworkDictionary } from './collect-graph.ts'

/** More signs than are read without a pause. */
const signCount = 12_000
const allIds = Array.from({ length: signCount }, (_, index) => index + 1)
const relation: Relation = { from: 1, kind: 'synonym', to: signCount }

/** A dictionary in which every sign has the version as its gloss, and signs 1 and 12,000 are synonyms. */
class ChangingDictionary implements NetworkDictionary {
  version = 1
  readsStarted = 0
  isLinked = true
  vocabulary = createVocabulary([], 'pt')

  ids() {
    this.readsStarted++
    return allIds
  }

  card(id: number) {
    return aSearchEntry({
      id,
      gloss: `VERSION-${this.version}`,
      values: this.isLinked ? { semanticFieldSearchable: [1] } : {},
    })
  }

  relations() {
    return [relation]
  }
}

const glossesOf = async (reading: ReturnType<typeof collectGraph>) => {
  const { version, graph } = await reading
  return { version, glosses: [...new Set(graph.signs.map(({ gloss }) => gloss))], size: graph.signs.length }
}

describe('the network of a dictionary that changes while it is read [PUB-11]', () => {
  test('shows one version only: a publication during reading starts it again', async () => {
    const dictionary = new ChangingDictionary()
    const reading = glossesOf(collectGraph(dictionary, signCount + 1))
    await setImmediate()
    dictionary.version = 2
    expect(await reading).toEqual({ version: 2, glosses: ['VERSION-2'], size: signCount })
    expect(dictionary.readsStarted).toBe(2)
  })

  test('is also built when publications follow one another without end', async () => {
    const dictionary = new ChangingDictionary()
    let isReading = true
    const publishAllTheTime = async () => {
      while (isReading) {
        dictionary.version++
        await setImmediate()
      }
    }
    const publishing = publishAllTheTime()
    const { version, glosses } = await glossesOf(collectGraph(dictionary, signCount + 1))
    isReading = false
    await publishing
    expect(glosses).toEqual([`VERSION-${version}`])
  })
})

test('a sign without a semantic field or a relation is not drawn [PUB-11]', async () => {
  const dictionary = new ChangingDictionary()
  dictionary.isLinked = false
  const { graph } = await collectGraph(dictionary)
  expect(graph.signs.map(({ id }) => id)).toEqual([1, signCount])
  expect(graph.omittedSigns).toBe(0)
})
