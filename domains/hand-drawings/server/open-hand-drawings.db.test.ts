import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createVocabulary } from '#domains/vocabularies/vocabulary.ts'
import { aVocabularyEntry } from '#domains/vocabularies/vocabulary-entry.fixture.ts'
import { drawingVersion } from '#packages/hands/drawing-version.ts'
import { featureCode } from '#packages/hands/feature-code.ts'
import type { Finger, HandshapeFeatures } from '#packages/hands/features.ts'
import { AppError } from '#platform/errors/app-error.ts'
import { useDatabase } from '#tests/database.ts'
import { eventually } from '#tests/eventually.ts'
import { everyFeatureCode } from '../feature-codes.fixture.ts'
import type { DrawingQueue } from './drawing-queue.ts'
import { type HandDrawings, openHandDrawings } from './open-hand-drawings.ts'
import { readStandardDrawings } from './standard-drawings.ts'

const { db } = await useDatabase()
const log = { error: vi.fn() }
const standard = [...(await readStandardDrawings()).keys()]
const ofIndex: HandshapeFeatures = {
  fingers: ['index'],
  joints: 'curved',
  thumb: 'under',
  spreading: null,
  aperture: null,
  unselected: 'open',
}
/** Two handshapes that are not in the standard list. */
const [own, another] = (['index', 'ring'] as Finger[]).map((finger) =>
  featureCode({ ...ofIndex, fingers: [finger] }),
) as [string, string]

/** A dictionary whose list of handshapes changes. */
function aDictionary() {
  let callback = () => {}
  const vocabularyOf = (all: HandshapeFeatures[]) =>
    createVocabulary(
      all.map((features, id) =>
        aVocabularyEntry({ id, list: 'handshape-of-hand', value: String(id), features: { ...features } }),
      ),
      'pt',
    )
  const dictionary = {
    vocabulary: vocabularyOf([]),
    onChange(listener: () => void) {
      callback = listener
      return () => {}
    },
  }
  const change = (...all: HandshapeFeatures[]) => {
    dictionary.vocabulary = vocabularyOf(all)
    callback()
  }
  return { dictionary, change }
}

const drawingOf = (code: string) => ({
  outline: `M${code}`,
  lines: '',
  marks: '',
  box: { x: 0, y: 0, width: 1, height: 1 },
})
/** A queue that draws at once. */
const fakeQueue = () => ({
  requirePlaces: vi.fn<DrawingQueue['requirePlaces']>(),
  draw: vi.fn<DrawingQueue['draw']>(async ({ code }) => [drawingOf(code)]),
  close: async () => {},
})

const opened: HandDrawings[] = []
async function open(options: Partial<Parameters<typeof openHandDrawings>[0]> = {}) {
  const { dictionary, change } = aDictionary()
  const hands = await openHandDrawings({ db, dictionary, log, ...options })
  opened.push(hands)
  return { hands, change }
}
const storedRows = () => db.selectFrom('handDrawing').select(['code', 'views', 'version']).execute()
const admit = vi.fn(async (_count: number) => {})
const refuse = async () => {
  throw new AppError('form.tooMany')
}

beforeEach(() => {
  admit.mockClear()
  log.error.mockClear()
})
afterEach(async () => {
  for (const hands of opened.splice(0)) await hands.close()
  expect(log.error.mock.calls).toEqual([])
})

describe('the drawing of a handshape', () => {
  test('of the standard list comes with the program: nothing is drawn, stored or limited [D36]', async () => {
    const queue = fakeQueue()
    const { hands } = await open({ queue })
    const drawings = await hands.read(standard, 'best', refuse)
    expect(drawings).toHaveLength(standard.length)
    for (const [drawing] of drawings) expect(drawing?.outline).toMatch(/^M/)
    await hands.whenDrawn()
    expect(queue.draw).not.toHaveBeenCalled()
    expect(await storedRows()).toEqual([])
  })

  test('that the dictionary adds is drawn in a thread when the change arrives, and stored [D36]', async () => {
    const { hands, change } = await open()
    change(ofIndex)
    await hands.whenDrawn()
    const [[drawing] = []] = await hands.read([own], 'best', refuse)
    expect(drawing?.outline).toMatch(/^M/)
    expect(await storedRows()).toEqual([{ code: own, views: 'best', version: drawingVersion }])
  })

  test('is part of a page as soon as it is in memory, and no page waits for it [D36]', async () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    const draw = async () => promise.then(() => [drawingOf(own)])
    const { hands, change } = await open({ queue: { ...fakeQueue(), draw } })
    expect(hands.findMarkup(standard[0] ?? '')).toMatch(`<symbol id="hand-${standard[0]}"`)
    change(ofIndex)
    expect(hands.findMarkup(own)).toBeUndefined()
    resolve()
    await hands.whenDrawn()
    expect(hands.findMarkup(own)).toContain(`<path d="M${own}"`)
  })

  test('that is stored is drawn neither after a restart nor by another process [D36]', async () => {
    const first = await open({ queue: fakeQueue() })
    first.change(ofIndex)
    await first.hands.whenDrawn()
    const queue = fakeQueue()
    const second = await open({ queue })
    second.change(ofIndex)
    expect(await second.hands.read([own], 'best', refuse)).toEqual([[drawingOf(own)]])
    expect(queue.draw).not.toHaveBeenCalled()
  })

  test('by an earlier version of the program is drawn again, and deleted', async () => {
    const version = drawingVersion - 1
    await db
      .insertInto('handDrawing')
      .values({ version, code: own, views: 'best', drawings: JSON.stringify([]) })
      .execute()
    const { hands, change } = await open({ queue: fakeQueue() })
    change(ofIndex)
    expect(await hands.read([own], 'best', refuse)).toEqual([[drawingOf(own)]])
    await hands.whenDrawn()
    await eventually(async () =>
      expect((await storedRows()).map((row) => row.version)).toEqual([drawingVersion]),
    )
  })

  test('from all sides is drawn when it is requested, and stored for handshapes of the list [D36]', async () => {
    const { hands, change } = await open()
    change(ofIndex)
    await hands.whenDrawn()
    const [views = []] = await hands.read([own], 'turn', refuse)
    expect(new Set(views.map(({ outline }) => outline)).size).toBe(8)
    expect(await storedRows()).toContainEqual({ code: own, views: 'turn', version: drawingVersion })
  })

  test('is also made while the database is away', async () => {
    const queue = fakeQueue()
    const away = {
      ...db,
      selectFrom: () => {
        throw new Error('away')
      },
      insertInto: () => {
        throw new Error('away')
      },
    }
    const { hands, change } = await open({ queue, db: away as unknown as typeof db })
    change(ofIndex)
    expect(await hands.read([own], 'best', refuse)).toEqual([[drawingOf(own)]])
    await hands.whenDrawn()
    expect(log.error).toHaveBeenCalled()
    log.error.mockClear()
  })
})

describe('features that no handshape of the list has', () => {
  test('are limited per sender, drawn after all others, and kept in memory only [D36]', async () => {
    const queue = fakeQueue()
    const { hands } = await open({ queue })
    await expect(hands.read([own], 'best', refuse)).rejects.toThrow('form.tooMany')
    expect(queue.draw).not.toHaveBeenCalled()
    expect(await hands.read([own, standard[0] ?? ''], 'best', admit)).toHaveLength(2)
    expect(admit.mock.calls).toEqual([[1]])
    expect(queue.draw.mock.calls).toEqual([[{ code: own, views: 'best' }, 'other']])
    await hands.read([own], 'best', refuse)
    await hands.read([own, another], 'turn', admit)
    expect(admit.mock.calls.at(-1)).toEqual([16])
    expect(await storedRows()).toEqual([])
  })

  test('are refused when too many drawings wait, before they are counted [D36]', async () => {
    const queue = fakeQueue()
    queue.requirePlaces.mockImplementation(() => {
      throw new AppError('server.busy')
    })
    const { hands } = await open({ queue })
    await expect(hands.read([own], 'best', admit)).rejects.toThrow('server.busy')
    expect(admit).not.toHaveBeenCalled()
    await hands.read(standard, 'best', refuse)
  })

  test('do not fill the memory, however many there are [D36]', async () => {
    const queue = fakeQueue()
    const { hands } = await open({ queue, maxBytes: 20_000 })
    const codes = everyFeatureCode().filter((code) => !standard.includes(code))
    expect(codes.length).toBeGreaterThan(5_000)
    for (let start = 0; start < codes.length; start += 100)
      await hands.read(codes.slice(start, start + 100), 'best', admit)
    queue.draw.mockClear()
    await hands.read(codes, 'best', admit)
    expect(queue.draw.mock.calls.length).toBeGreaterThan(codes.length - 50)
    await hands.read(standard, 'best', refuse)
  })

  test('do not delay the handshapes of the list [D36]', async () => {
    const { hands, change } = await open()
    const many = everyFeatureCode().filter((code) => !standard.includes(code) && code !== own)
    let isAnswered = false
    const asked = hands
      .read(many.slice(0, 100), 'best', admit)
      .catch(() => [])
      .then(() => {
        isAnswered = true
      })
    await hands.read(standard, 'best', refuse)
    change(ofIndex)
    await hands.read([own], 'best', refuse)
    expect(isAnswered).toBe(false)
    await hands.close()
    await asked
  })
})

test('stored drawings are derived data', async () => {
  const { rows } = await sql<{ text: string }>`
    select obj_description('hand_drawing'::regclass) as text`.execute(db)
  expect(rows[0]?.text).toMatch(/^derived/)
})
