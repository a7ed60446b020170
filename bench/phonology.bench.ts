import { existsSync, readFileSync } from 'node:fs'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { parse } from 'csv-parse/sync'
import { generateArticulations } from '#domains/phonology/articulations.fixture.ts'
import { ArticulationIndex } from '#domains/phonology/index.ts'
import { articulationsOf, LexiconEntries, withGeneratedMovement } from '#domains/phonology/lexicon.fixture.ts'
import { standardEntryOf } from '#domains/phonology/standard-lists.fixture.ts'
import { percentile, type Row } from './results.ts'

const realSigns = new URL('../../shared/data/nzsl/signs.csv', import.meta.url)
const generatedSignCount = 100_000
const samples = 400

/**
 * Times neighbours and minimal pairs: on made forms, and on the real lexicon's hands and places with movement
 * made up, since it describes none (left out where its file is missing).
 */
export function benchPhonology(): Row[] {
  return [...benchGenerated(), ...(existsSync(realSigns) ? benchReal() : [])]
}

function benchGenerated(): Row[] {
  const forms = generateArticulations(generatedSignCount)
  const before = usedMemory()
  const index = new ArticulationIndex(standardEntryOf)
  const build = time(() => index.apply(forms, []))
  const memory = usedMemory() - before
  const ids = forms.filter((_, n) => n % Math.floor(generatedSignCount / samples) === 0).map(({ id }) => id)
  const nearest = ids.map((id) => time(() => index.nearest(id, 20)))
  const asked = ids.map((id) => {
    const { location, handshapeDominant } = forms[id - 1]?.values ?? {}
    const values = { ...(location && { location }), ...(handshapeDominant && { handshapeDominant }) }
    return time(() => index.nearestToDescription({ values, flags: {} }, 20))
  })
  const pairs = ids.map((id) => time(() => index.minimalPairsOf(id)))
  const change = forms.slice(0, samples).map((form) => time(() => index.apply([form], [])))
  const name = `of ${generatedSignCount.toLocaleString('en')} made`
  return [
    { name: `phonology build, ${name}`, value: build, unit: 'ms' },
    { name: `phonology memory, ${name}`, value: memory / 1e6, unit: 'MB' },
    { name: `nearest 20 p50, ${name}`, value: percentile(nearest, 50), unit: 'ms' },
    { name: `nearest 20 p95, ${name}`, value: percentile(nearest, 95), unit: 'ms', target: 20 },
    { name: `nearest to a query p95, ${name}`, value: percentile(asked, 95), unit: 'ms', target: 20 },
    { name: `minimal pairs of one p95, ${name}`, value: percentile(pairs, 95), unit: 'ms', target: 2 },
    { name: `phonology one sign changed p50, ${name}`, value: percentile(change, 50), unit: 'ms' },
    {
      name: `phonology lists changed, ${name}`,
      value: time(() => index.rebuild(standardEntryOf)),
      unit: 'ms',
    },
  ]
}

function benchReal(): Row[] {
  const met = new LexiconEntries()
  const rows: Record<string, string>[] = parse(readFileSync(realSigns), { columns: true, bom: true })
  const forms = withGeneratedMovement(articulationsOf(rows, met), met)
  const index = new ArticulationIndex(met.entryOf)
  index.apply(forms, [])
  const one = forms.map(({ id }) => time(() => index.minimalPairsOf(id)))
  const all = time(() => {
    for (const { id } of forms) index.minimalPairsOf(id)
  })
  const name = `of ${forms.length.toLocaleString('en')} real`
  return [
    { name: `minimal pairs of one p95, ${name}`, value: percentile(one, 95), unit: 'ms', target: 2 },
    { name: `minimal pairs of all, ${name}`, value: all / 1000, unit: 's', target: 1 },
  ]
}

function time(work: () => void): number {
  const start = performance.now()
  work()
  return performance.now() - start
}

/** Bytes in use after the collector has run. */
function usedMemory(): number {
  setFlagsFromString('--expose-gc')
  runInNewContext('gc')()
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  return heapUsed + arrayBuffers
}
