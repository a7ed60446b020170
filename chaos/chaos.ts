import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { openDatabase } from '#platform/db/open-database.ts'
import { hasFfmpeg, makeVideo } from '../tests/e2e/test-video.ts'
import { causeFaults } from './cause-faults.ts'
import { countUnfinished, findLosses } from './check.ts'
import { type Counts, createClient } from './client.ts'
import { decideSigns } from './decide-signs.ts'
import { describeSigns } from './describe-signs.ts'
import { type Installation, startInstallation } from './installation.ts'
import { createLedger, type Ledger } from './ledger.ts'
import { type Member, signIn } from './members.ts'
import { createOutages } from './outages.ts'
import { createRandom, type Random } from './random.ts'
import { importSigns, writeMessages } from './senders.ts'
import { visit } from './visitors.ts'

export interface ChaosOptions {
  seed: number
  /** The run ends after the first fault that reaches one of these limits. */
  maxFaults: number
  maxMinutes: number
  /** How long a process may show a withdrawn sign after the last fault, in milliseconds. */
  followMs: number
  /** Called with what happens next. */
  onStep?: (step: string) => void
}

/** The result of a run. */
export interface ChaosResult {
  seed: number
  minutes: number
  /** How often each fault was caused. */
  faults: Record<string, number>
  acknowledged: number
  /** Acknowledged writes that are gone, and what is there twice or in part. */
  losses: string[]
  /** What must not happen while it runs, such as a sign that was public too early. */
  violations: string[]
  /** Longest time without an answer, in seconds; `site` is both web processes together. */
  outages: Record<string, number>
  /** Longest time from the end of a fault until all processes were ready, in seconds. */
  recovery: number
  requests: Counts
  /** Mails that arrived more than once. */
  repeatedMails: number
  /** Files that were not converted, and jobs that wait for an administrator after they ended their process twice. */
  unfinished: { files: number; parked: number }
}

const visitors = 3
/** The longest time for conversions after the end of the load. */
const workLimitMs = 120_000

/** Runs an installation under load, with one fault after another. */
export async function runChaos(options: ChaosOptions): Promise<ChaosResult> {
  const { seed, followMs, onStep } = options
  const random = createRandom(seed)
  onStep?.('the installation is started')
  const installation = await startInstallation()
  const start = performance.now()
  try {
    const ledger = createLedger()
    const load = await startLoad(installation, { ledger, random, followMs })
    const { faults, recovery } = await causeFaults(installation, { ...options, ledger, random, load })
    onStep?.('the people stop')
    const outages = load.outages()
    const requests = await load.stop()
    const unfinished = await waitForWork(installation)
    onStep?.('the database is compared with the ledger')
    const database = await openDatabase({ databaseUrl: installation.databaseUrl, dataDir: '' })
    const losses = await findLosses(database, ledger)
    await database.close()
    const { taken } = installation.mail
    return {
      seed,
      minutes: (performance.now() - start) / 60_000,
      faults,
      acknowledged: ledger.acknowledged,
      losses,
      violations: [...ledger.violations],
      outages,
      recovery,
      requests,
      repeatedMails: taken.length - new Set(taken).size,
      unfinished,
    }
  } finally {
    await installation.stop()
  }
}

interface Loading extends Pick<ChaosOptions, 'followMs'> {
  ledger: Ledger
  random: Random
}

/** Visitors and members at work until they are stopped. */
async function startLoad({ web }: Installation, { ledger, random, followMs }: Loading) {
  let isStopped = false
  let quietSince = Date.now()
  const outages = createOutages([...web.map(({ name }) => name), 'site'])
  const counts: Counts[] = []
  const newClient = (who: string) => {
    const client = createClient({ web, ledger, outages, who })
    counts.push(client.counts)
    return client
  }
  const shared = { ledger, random, isStopped: () => isStopped, origin: web[0].origin }
  const member = (name: Member['name']) => signIn({ ...shared, name, client: newClient(name) })
  const film = hasFfmpeg ? await makeFilm() : null
  const [ana, bruno, carla] = [await member('ana'), await member('bruno'), await member('carla')]
  const work = [
    ...Array.from({ length: visitors }, () =>
      visit({ ...shared, client: newClient('visitor'), quietSince: () => quietSince, followMs }),
    ),
    writeMessages({ ...shared, client: newClient('writer') }),
    describeSigns(bruno, film),
    describeSigns(carla, null),
    decideSigns(ana),
    importSigns(ana),
  ]
  return {
    /** From now on, every process follows changes again. */
    noteRecovery: () => {
      quietSince = Date.now()
    },
    /** Until the next recovery, processes may show an older state. */
    noteFault: () => {
      quietSince = Number.POSITIVE_INFINITY
    },
    outages: () =>
      Object.fromEntries(Object.entries(outages.longest()).map(([part, ms]) => [part, ms / 1_000])),
    async stop(): Promise<Counts> {
      isStopped = true
      await Promise.all(work)
      const sum = (key: keyof Counts) => counts.reduce((total, one) => total + one[key], 0)
      return { answered: sum('answered'), unavailable: sum('unavailable'), lost: sum('lost') }
    },
  }
}

async function makeFilm(): Promise<Uint8Array> {
  const folder = await mkdtemp(join(tmpdir(), 'signbank-chaos-film-'))
  try {
    return await readFile(makeVideo(folder, 'film.mp4'))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Waits until nothing is converted any more, within a limit. */
async function waitForWork({ databaseUrl }: Installation) {
  const database = await openDatabase({ databaseUrl, dataDir: '' })
  try {
    const deadline = performance.now() + workLimitMs
    for (;;) {
      const unfinished = await countUnfinished(database)
      if (unfinished.files === 0 || performance.now() > deadline) return unfinished
      await delay(500)
    }
  } finally {
    await database.close()
  }
}
