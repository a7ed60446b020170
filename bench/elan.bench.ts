import { execFileSync } from 'node:child_process'
import { statSync } from 'node:fs'
import { join } from 'node:path'
import { inspectionLimits } from '#platform/inspection/inspection-limits.ts'
import { writeElanFile } from './elan-file.ts'
import { newDataDir, removeDataDir } from './program.ts'
import { formatTable, type Row } from './results.ts'
import { storeElanFile } from './store-elan.ts'

const annotations = 288_000

interface Reading {
  count: number
  /** Time of the processor. */
  seconds: number
  megabytes: number
}

/** Measures how a large file of ELAN is read, in a process with the limits of the one that reads files of people, and stored. */
export async function benchElan(): Promise<Row[]> {
  const folder = newDataDir()
  const file = join(folder, 'large.eaf')
  await writeElanFile(file, annotations)
  const size = Math.round(statSync(file).size / 1_000_000)
  const bare = read('bare', file)
  const document = read('document', file)
  const dataDir = newDataDir()
  const stored = await storeElanFile(file, dataDir)
  removeDataDir(dataDir)
  removeDataDir(folder)
  if (document.count !== annotations) throw new Error(`${document.count} annotations were read`)
  const name = `EAF of ${size} MB, ${annotations.toLocaleString('en')} annotations`
  return [
    { name: `${name}, processor`, value: document.seconds, unit: 's' },
    { name: '… the parser alone, processor', value: bare.seconds, unit: 's' },
    {
      name: '… share of the parser',
      value: (bare.seconds / document.seconds) * 100,
      unit: '%',
      target: 100 / 1.5,
    },
    { name: '… memory of the process', value: document.megabytes, unit: 'MB', target: 200 },
    {
      name: '… stored as a recording, embedded database',
      value: stored.firstSeconds,
      unit: 's',
      target: 30,
    },
    { name: '… matched with 5,000 signs', value: stored.matchedSeconds, unit: 's', target: 30 },
    { name: '… stored as a newer version, compared and matched', value: stored.secondSeconds, unit: 's' },
    { name: '… with links, given back', value: stored.linkedSeconds, unit: 's', target: 20 },
    {
      name: '… longest time without other requests, of all this',
      value: stored.blockedMs,
      unit: 'ms',
      target: 50,
    },
    { name: '… longest time that another query waited', value: stored.waitedMs, unit: 'ms', target: 500 },
  ]
}

function read(mode: 'bare' | 'document', file: string): Reading {
  const limits = [
    `--max-old-space-size=${inspectionLimits.heapMegabytes}`,
    `--max-semi-space-size=${inspectionLimits.semiSpaceMegabytes}`,
  ]
  const args = [...limits, 'bench/elan-reader.ts', mode, file]
  return JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8' }))
}

if (import.meta.main) console.log(formatTable(await benchElan()))
