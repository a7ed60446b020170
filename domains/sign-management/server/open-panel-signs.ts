import { setImmediate } from 'node:timers/promises'
import type { Db } from '#platform/db/transaction.ts'
import type { PanelSignRow } from '../panel-sign.ts'
import { PanelSigns } from '../panel-signs.ts'
import { listChangesAfter, listPanelSigns, readChangeNumber } from './panel-sign.queries.ts'

const signsPerBatch = 200
/** So many signs are inserted without a pause; it takes some 5 ms. */
const signsPerStep = 50
/** Above this number of changed signs, everything is read again. */
const rebuildWhenBehind = 10_000

/** The signs in the memory of this process. */
export interface PanelSignReader {
  /** All signs as they are now: nothing that was committed before the call is missing. */
  current(): Promise<PanelSigns>
}

interface State {
  /** The number of the last change set that is applied. */
  number: number
  signs: PanelSigns
}

/**
 * Holds all signs in memory for the lists of the panel. The first call of `current` reads them; each further call asks for
 * the number of the last change set and reads the signs that changed since. So every process shows every commit.
 */
export function openPanelSigns({
  db,
  defaultLanguage,
  offensiveTags = () => new Set(),
}: {
  db: Db
  /** Decides about the alphabetical order. */
  defaultLanguage: () => string
  /** The ids of the tags of offensive signs, which are the last of the best matches. */
  offensiveTags?: () => ReadonlySet<number>
}): PanelSignReader {
  let state: { name: string; state: State } | undefined
  /** The call that reads now, and the one that begins after it. */
  let running: Promise<unknown> = Promise.resolve()
  let next: Promise<PanelSigns> | undefined

  async function refresh(): Promise<PanelSigns> {
    const options: Options = { language: defaultLanguage(), offensive: offensiveTags() }
    const name = [options.language, ...options.offensive].join(' ')
    const before = state?.name === name ? state.state : undefined
    state = { name, state: await catchUp(db, before, options) }
    return state.state.signs
  }

  return {
    current() {
      // Calls that arrive while another reads share the next reading, which begins after all their predecessors.
      next ??= running
        .catch(() => undefined)
        .then(() => {
          next = undefined
          const reading = refresh()
          running = reading
          return reading
        })
      return next
    },
  }
}

/** What all signs depend on; after its change they are read again. */
interface Options {
  language: string
  offensive: ReadonlySet<number>
}

/** The state after all committed changes. */
async function catchUp(db: Db, before: State | undefined, options: Options): Promise<State> {
  // Read first: a change that is committed while the rest is read is then applied again.
  const number = await readChangeNumber(db)
  if (before?.number === number) return before
  // A lower number means that a backup was restored.
  if (!before || number < before.number) return loadAll(db, number, options)
  const { ids, hasDeletion } = await listChangesAfter(db, before.number)
  if (hasDeletion || ids.length > rebuildWhenBehind) return loadAll(db, number, options)
  before.signs.apply(await listPanelSigns(db, { ids }), [])
  return { number, signs: before.signs }
}

/** Reads all signs in batches, each while the one before it is inserted; in between the process can handle requests. */
async function loadAll(db: Db, number: number, { language, offensive }: Options): Promise<State> {
  const signs = new PanelSigns(language, offensive)
  const read = (after: number) => listPanelSigns(db, { after, limit: signsPerBatch })
  let rows = await read(0)
  while (rows.length > 0) {
    const [next] = await Promise.all([read(rows.at(-1)?.id ?? 0), insert(signs, rows)])
    rows = next
  }
  return { number, signs }
}

async function insert(signs: PanelSigns, rows: readonly PanelSignRow[]): Promise<void> {
  for (let from = 0; from < rows.length; from += signsPerStep) {
    await setImmediate()
    signs.apply(rows.slice(from, from + signsPerStep), [])
  }
}
