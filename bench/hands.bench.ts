import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import { everyFeatureCode } from '#domains/hand-drawings/feature-codes.fixture.ts'
import { handSpriteUrl } from '#domains/hand-drawings/hand-sprite.ts'
import { openDrawingQueue } from '#domains/hand-drawings/server/drawing-queue.ts'
import { type RunningProgram, timeCommand } from './program.ts'
import { percentile, type Row } from './results.ts'

const drawnHands = 120
const handshapePage = '/en/search-signs/handshape'

/** Features from all over the space of features: those in sequence differ little. */
function sampleCodes(count: number): string[] {
  const all = everyFeatureCode()
  return Array.from({ length: count }, (_, index) => all[Math.floor((index * all.length) / count)] ?? '')
}

/** Measures the drawing of hands in the worker thread, one after the other. */
export async function benchDrawing(): Promise<Row[]> {
  const queue = openDrawingQueue()
  const [first = '', ...codes] = sampleCodes(drawnHands + 1)
  const timeDrawing = async (code: string) => {
    const start = performance.now()
    await queue.draw({ code, views: 'best' }, 'listed')
    return performance.now() - start
  }
  const start = await timeDrawing(first)
  const times: number[] = []
  for (const code of codes) times.push(await timeDrawing(code))
  await queue.close()
  return [
    { name: 'first hand, with the start of the thread', value: start, unit: 'ms' },
    { name: 'hand in the thread, median', value: percentile(times, 50), unit: 'ms' },
    { name: 'hand in the thread p95', value: percentile(times, 95), unit: 'ms', target: 150 },
  ]
}

/** Measures what drawn hands add to the handshape page, other responses while hands are drawn, and a new handshape. */
export async function benchHandPages(program: RunningProgram): Promise<Row[]> {
  const { url } = program
  const html = await (await fetch(url + handshapePage)).text()
  const files = new Set([...html.matchAll(/href="(\/hands\/[^"#]+)#/g)].map(([, file = '']) => file))
  let bytes = 0
  for (const file of files) bytes += gzipSync(await (await fetch(url + file)).text()).length
  return [
    { name: `${handshapePage} drawn hands`, value: bytes / 1000, unit: 'kB', target: 45 },
    {
      name: 'imported handshape until it is shown',
      value: await importHandshape(program),
      unit: 'ms',
      target: 2_000,
    },
    {
      name: 'slowest response while 100 hands are drawn',
      value: await slowestWhileDrawing(url),
      unit: 'ms',
      target: 250,
    },
  ]
}

async function slowestWhileDrawing(url: string): Promise<number> {
  // The first pages of a process are always slower.
  for (let n = 0; n < 10; n++) await (await fetch(`${url}/en/search-signs/words?q=before${n}`)).text()
  let isDrawing = true
  const drawing = fetch(url + handSpriteUrl(sampleCodes(100))).finally(() => {
    isDrawing = false
  })
  let slowest = 0
  for (let n = 0; isDrawing; n++) {
    const start = performance.now()
    await (await fetch(`${url}/en/search-signs/words?q=during${n}`)).text()
    slowest = Math.max(slowest, performance.now() - start)
  }
  const { status } = await drawing
  return status === 200 ? slowest : Number.POSITIVE_INFINITY
}

/** Milliseconds from the end of an import until the hand that it brought is served. */
async function importHandshape({ url, dataDir }: RunningProgram): Promise<number> {
  const [csv, json, value] = [join(dataDir, 'hands.csv'), join(dataDir, 'hands.json'), 'bench-hand']
  const features = { fingers: ['ring'], joints: 'hooked', thumb: 'extended', unselected: 'open' }
  writeFileSync(csv, `gloss,handshape_dominant\nBENCH-HAND,${value}\n`)
  writeFileSync(json, JSON.stringify([{ value, features }]))
  await timeCommand(['cli/import.ts', csv, '--handshapes', json, '--create-values'], { DATA_DIR: dataDir })
  const start = performance.now()
  for (;;) {
    const { data } = (await (await fetch(`${url}/api/reference/handshape-of-hand`)).json()) as {
      data: { value: string; drawing: string }[]
    }
    const drawing = data.find((entry) => entry.value === value)?.drawing
    if (drawing && (await fetch(url + drawing)).ok) return performance.now() - start
    await setTimeout(20)
  }
}
