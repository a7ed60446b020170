import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

import { generateArticulations } from '#domains/phonology/articulations.fixture.ts'
import { ArticulationIndex } from '#domains/phonology/index.ts'
import { articulationsOf, LexiconEntries, withGeneratedMovement } from '#domains/phonology/lexicon.fixture.ts'
import { standardEntryOf } from '#domains/phonology/standard-lists.fixture.ts'
import { hasRealLexicon, readRealLexicon } from './real-lexicon.ts'
import { measureTime, percentile, type Row } from './results.ts'

const generatedSignCount = 100_000
const samples = 400

/**
 * Measures neighbours and minimal pairs on generated articulations. If the file of the real lexicon exists, also on
 * its handshapes and locations, with generated movements because it contains none.
 */
export function benchPhonology(): Row[] {
  return [...benchGenerated(), ...(hasRealLexicon() ? benchReal() : [])]
}

function benchGenerated(): Row[] {
  const articulations = generateArticulations(generatedSignCount)
  const before = usedMemory()
  const index = new ArticulationIndex(standardEntryOf)
  const build = measureTime(() => index.apply(articulations, []))
  const memory = usedMemory() - before
  const ids = articulations
    .filter((_, n) => n % Math.floor(generatedSignCount / samples) === 0)
    .map(({ id }) => id)
  const nearest = ids.map((id) => measureTime(() => index.nearest(id, 20)))
  const nearestToQuery = ids.map((id) => {
    const { location, handshapeDominant } = articulations[id - 1]?.values ?? {}
    const values = { ...(location && { location }), ...(handshapeDominant && { handshapeDominant }) }
    return measureTime(() => index.nearestToDescription({ values, flags: {} }, 20))
  })
  const pairs = ids.map((id) => measureTime(() => index.minimalPairsOf(id)))
  const change = articulations
    .slice(0, samples)
    .map((articulation) => measureTime(() => index.apply([articulation], [])))
  const name = `of ${generatedSignCount.toLocaleString('en')} generated`
  return [
    { name: `phonology build, ${name}`, value: build, unit: 'ms' },
    { name: `phonology memory, ${name}`, value: memory / 1e6, unit: 'MB' },
    { name: `nearest 20 p50, ${name}`, value: percentile(nearest, 50), unit: 'ms' },
    { name: `nearest 20 p95, ${name}`, value: percentile(nearest, 95), unit: 'ms', target: 20 },
    {
      name: `nearest to a query p95, ${name}`,
      value: percentile(nearestToQuery, 95),
      unit: 'ms',
      target: 20,
    },
    { name: `minimal pairs of one p95, ${name}`, value: percentile(pairs, 95), unit: 'ms', target: 2 },
    { name: `phonology one sign changed p50, ${name}`, value: percentile(change, 50), unit: 'ms' },
    {
      name: `phonology lists changed, ${name}`,
      value: measureTime(() => index.rebuild(standardEntryOf)),
      unit: 'ms',
    },
  ]
}

function benchReal(): Row[] {
  const entries = new LexiconEntries()
  const articulations = withGeneratedMovement(articulationsOf(readRealLexicon(), entries), entries)
  const index = new ArticulationIndex(entries.entryOf)
  index.apply(articulations, [])
  const one = articulations.map(({ id }) => measureTime(() => index.minimalPairsOf(id)))
  const all = measureTime(() => {
    for (const { id } of articulations) index.minimalPairsOf(id)
  })
  const name = `of ${articulations.length.toLocaleString('en')} real`
  return [
    { name: `minimal pairs of one p95, ${name}`, value: percentile(one, 95), unit: 'ms', target: 2 },
    { name: `minimal pairs of all, ${name}`, value: all / 1000, unit: 's', target: 1 },
  ]
}

/** Bytes in use after a garbage collection. */
function usedMemory(): number {
  setFlagsFromString('--expose-gc')
  runInNewContext('gc')()
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  return heapUsed + arrayBuffers
}
