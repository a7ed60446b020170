import type { Db } from '#platform/db/transaction.ts'
import { type PanelSign, toPanelSign } from '../panel-sign.ts'
import { PanelSigns } from '../panel-signs.ts'
import { insertInSteps, loadOutlines, readContents } from './load-panel-signs.ts'
import { listChangesAfter, listPanelSigns, readChangeNumber } from './panel-sign.queries.ts'

/** Above this number of changed signs, everything is read again. */
const rebuildWhenBehind = 10_000

/** The signs in the memory of this process. */
export interface PanelSignReader {
  /** All signs as they are now: nothing that was committed before the call is missing. */
  current(): Promise<PanelSigns>
  /** The same at once, with the outlines of all signs; for lists that do not read the content of signs. */
  outlined(): Promise<PanelSigns>
  /** The signs with these ids in this order, also if only their outlines are in memory; unknown ones are left out. */
  read(ids: readonly number[]): Promise<PanelSign[]>
}

interface State {
  /** What all signs depend on; after its change they are read again. */
  name: string
  options: Options
  /** The number of the last change set that is applied. */
  number: number
  signs: PanelSigns
  /** Ends when each sign has its content. */
  completion: Promise<void> | undefined
  isComplete: boolean
}

interface Options {
  language: string
  offensive: ReadonlySet<number>
}

/**
 * Holds all signs in memory for the lists of the panel. The first call reads their outlines, which takes a tenth of the time
 * of the whole, and begins to read their contents. Each further call asks for the number of the last change set and reads
 * the signs that changed since. So every process shows every commit.
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
  let state: State | undefined
  /** The call that reads now, and the one that begins after it. */
  let running: Promise<unknown> = Promise.resolve()
  let next: Promise<State> | undefined

  async function refresh(): Promise<State> {
    const options: Options = { language: defaultLanguage(), offensive: offensiveTags() }
    const name = [options.language, ...options.offensive].join(' ')
    state = await catchUp(db, state?.name === name ? state : undefined, { name, options })
    return state
  }

  /** Calls that arrive while another reads share the next reading, which begins after all their predecessors. */
  function refreshed(): Promise<State> {
    next ??= running
      .catch(() => undefined)
      .then(() => {
        next = undefined
        const reading = refresh()
        running = reading
        return reading
      })
    return next
  }

  return {
    async current() {
      let reading = await refreshed()
      while (!reading.isComplete) {
        await complete(db, reading)
        reading = await refreshed()
      }
      return reading.signs
    },
    async outlined() {
      const reading = await refreshed()
      // A list with a search text probably follows; if this reading fails, that list tries again.
      if (!reading.isComplete) complete(db, reading).catch(() => undefined)
      return reading.signs
    },
    async read(ids) {
      const missing = ids.filter((id) => !state?.signs.sign(id))
      const rows = missing.length > 0 ? await listPanelSigns(db, { ids: missing }) : []
      const found = new Map(rows.map((row) => [row.id, toPanelSign(row, offensiveTags())]))
      return ids.flatMap((id) => found.get(id) ?? state?.signs.sign(id) ?? [])
    },
  }
}

/** The state after all committed changes. */
async function catchUp(
  db: Db,
  before: State | undefined,
  wanted: Pick<State, 'name' | 'options'>,
): Promise<State> {
  // Read first: a change that is committed while the rest is read is then applied again.
  const number = await readChangeNumber(db)
  if (before?.number === number) return before
  // A lower number means that a backup was restored.
  if (!before || number < before.number) return begin(db, number, wanted)
  const { ids, hasDeletion } = await listChangesAfter(db, before.number)
  if (hasDeletion || ids.length > rebuildWhenBehind) return begin(db, number, wanted)
  await insertInSteps(before.signs, await listPanelSigns(db, { ids }))
  before.number = number
  return before
}

async function begin(db: Db, number: number, wanted: Pick<State, 'name' | 'options'>): Promise<State> {
  const { language, offensive } = wanted.options
  const signs = new PanelSigns(language, offensive)
  await loadOutlines(db, signs)
  return { ...wanted, number, signs, completion: undefined, isComplete: false }
}

/** Reads the contents of all signs; calls at the same time share one reading. */
function complete(db: Db, state: State): Promise<void> {
  state.completion ??= readContents(db, state.signs)
    .then(() => {
      state.isComplete = true
    })
    .finally(() => {
      state.completion = undefined
    })
  return state.completion
}
