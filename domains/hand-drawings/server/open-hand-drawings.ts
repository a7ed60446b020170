import type { Vocabulary } from '#domains/vocabularies/vocabulary.ts'
import type { HandDrawing } from '#packages/hands/draw-hand.ts'
import { handSymbolElement } from '#packages/hands/hand-svg.ts'
import type { Db } from '#platform/db/transaction.ts'
import { PromiseCache } from '#platform/promise-cache.ts'
import { handCodeOf } from '../hand-picture.presenter.ts'
import { drawingCounts, type HandViews } from '../hand-views.ts'
import { inlineHandId } from '../inline-hand-id.ts'
import { type DrawingQueue, openDrawingQueue } from './drawing-queue.ts'
import type { DrawingRequest } from './drawing-worker.ts'
import { deleteOlderDrawings, findHandDrawings, storeHandDrawings } from './hand-drawing.queries.ts'
import { readStandardDrawings } from './standard-drawings.ts'

interface Options {
  db: Db
  dictionary: { readonly vocabulary: Vocabulary; onChange(callback: () => void): () => void }
  log?: { error(details: object, message: string): void }
  queue?: DrawingQueue
  /** Maximum size of the drawings in memory; those of the standard handshapes are not counted. */
  maxBytes?: number
}

/** The drawings of handshapes. */
export interface HandDrawings {
  /**
   * The drawings of each hand.
   * @param codes feature codes, as `isFeatureCode` accepts them
   * @param admit is called before handshapes are drawn that the list does not have, with the number of drawings; it
   *   throws to refuse
   * @throws AppError `server.busy` when too many other drawings wait
   */
  read(
    codes: readonly string[],
    views: HandViews,
    admit: (count: number) => Promise<unknown>,
  ): Promise<HandDrawing[][]>
  /**
   * A hand as `<symbol>` for the HTML of a page, with the id `inlineHandId(code)`; undefined if it is not in memory, so
   * that no page waits for a drawing.
   */
  findMarkup(code: string): string | undefined
  /** Resolves when all handshapes of the list are drawn. */
  whenDrawn(): Promise<void>
  close(): Promise<void>
}

const maxEntries = 50_000
const bytesOf = (drawings: readonly HandDrawing[]) =>
  drawings.reduce((sum, { outline, lines, marks }) => sum + outline.length + lines.length + marks.length, 500)

const keyOf = ({ code, views }: DrawingRequest) => `${code} ${views}`

const listedCodes = (vocabulary: Vocabulary): ReadonlySet<string> =>
  new Set(vocabulary.list('handshape-of-hand').flatMap((entry) => handCodeOf(entry) ?? []))

/**
 * Opens the drawings of handshapes. Those of the standard list come from a file; a worker thread draws all others.
 * Handshapes of the dictionary's list are drawn when it changes, and stored in the database.
 */
export async function openHandDrawings({
  db,
  dictionary,
  log,
  queue = openDrawingQueue(),
  maxBytes = 8_000_000,
}: Options): Promise<HandDrawings> {
  const standard = await readStandardDrawings()
  const cache = new PromiseCache<HandDrawing[]>({ maxEntries, maxBytes, bytesOf })
  let { vocabulary } = dictionary
  let listed = listedCodes(vocabulary)
  let isClosed = false

  function logFailure(error: unknown): undefined {
    if (!isClosed) log?.error({ err: error }, 'a hand could not be drawn or stored')
  }

  /** Without the database, listed handshapes are drawn like all others. */
  async function loadListed(request: DrawingRequest): Promise<HandDrawing[]> {
    const stored = await findHandDrawings(db, request).catch(logFailure)
    if (stored) return stored
    const drawings = await queue.draw(request, 'listed')
    await storeHandDrawings(db, request, drawings).catch(logFailure)
    return drawings
  }

  async function load(request: DrawingRequest): Promise<HandDrawing[]> {
    const drawing = request.views === 'best' ? standard.get(request.code) : undefined
    if (drawing) return [drawing]
    return cache.get(keyOf(request), () =>
      listed.has(request.code) ? loadListed(request) : queue.draw(request, 'other'),
    )
  }

  const isFree = (request: DrawingRequest) =>
    listed.has(request.code) ||
    (request.views === 'best' && standard.has(request.code)) ||
    cache.has(keyOf(request))

  const drawListed = async () => {
    await Promise.all([...listed].map((code) => load({ code, views: 'best' }).catch(logFailure)))
  }

  let allListed = drawListed()
  const unsubscribe = dictionary.onChange(() => {
    if (dictionary.vocabulary === vocabulary) return
    vocabulary = dictionary.vocabulary
    listed = listedCodes(vocabulary)
    allListed = drawListed()
  })
  void deleteOlderDrawings(db).catch(logFailure)

  return {
    async read(codes, views, admit) {
      const requests = codes.map((code) => ({ code, views }))
      const count = requests.filter((request) => !isFree(request)).length * drawingCounts[views]
      if (count > 0) {
        queue.requirePlaces(count)
        await admit(count)
      }
      return Promise.all(requests.map(load))
    },
    findMarkup(code) {
      const drawing = standard.get(code) ?? cache.peek(keyOf({ code, views: 'best' }))?.[0]
      return drawing && handSymbolElement(inlineHandId(code), drawing)
    },
    whenDrawn: () => allListed,
    async close() {
      isClosed = true
      unsubscribe()
      await queue.close()
      await allListed
    },
  }
}
