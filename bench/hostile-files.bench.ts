import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import { aClaimingVideo } from '#domains/media/server/claiming-video.fixture.ts'
import { zipOf } from '#domains/sign-import/server/archive/archive.fixture.ts'
import { loadConfig } from '#platform/config.ts'
import { aHugePicture } from '#platform/inspection/huge-picture.fixture.ts'
import { loadCast } from '#seeds/cast.ts'
import { openInstallation } from '../server/open-installation.ts'
import { type ApiClient, openApiClient, signIn } from './api-client.ts'
import { residentMemory } from './memory.ts'
import { newDataDir, type RunningProgram, removeDataDir, startProgram } from './program.ts'
import { formatTable, type Row } from './results.ts'

const claimedSamples = [5_000_000, 50_000_000, 4_294_967_295]
/** Milliseconds between two requests that measure how long others wait. */
const pauseMs = 100

/** Measures what files do that claim to be huge: how long others wait, and how much memory the server takes. */
export async function benchHostileFiles(): Promise<Row[]> {
  const dataDir = newDataDir()
  const config = loadConfig({ ...process.env, DATA_DIR: dataDir })
  const { database } = await openInstallation({ config, demo: true })
  await loadCast(database.db)
  await database.close()
  const program = await startProgram(dataDir)
  const client = await openApiClient(program, 'ana')
  const sign = await aSign(client)
  const rows: Row[] = []
  for (const samples of claimedSamples)
    rows.push(
      ...(await withOthers(program, `video of ${samples.toLocaleString('en')} frames`, () =>
        attachAll(client, sign, 'main', [['casa.mp4', aClaimingVideo(samples)]]),
      )),
    )
  const pictures = [0, 1, 2, 3].map(
    (index) => [`${index}.png`, aHugePicture(16383, 16383, { isInterlaced: index % 2 === 0 })] as const,
  )
  rows.push(
    ...(await withOthers(program, 'four pictures of 16383²', () =>
      attachAll(client, sign, 'framing', pictures),
    )),
    ...(await withOthers(program, 'import of all of them', () => importAll(client))),
  )
  await program.stop()
  removeDataDir(dataDir)
  return rows
}

async function aSign(client: ApiClient): Promise<number> {
  const { data } = (await (await client.call('GET', '/signs?per_page=1')).json()) as {
    data: { id: number }[]
  }
  return data[0]?.id ?? 0
}

/** Attaches uploads at once. @returns the share of those that were refused with 422 */
async function attachAll(
  client: ApiClient,
  sign: number,
  role: string,
  files: readonly (readonly [string, Buffer])[],
): Promise<number> {
  const uploads = await Promise.all(files.map(([name, bytes]) => client.upload(name, new Uint8Array(bytes))))
  const responses = await Promise.all(
    uploads.map((upload) =>
      client.call('POST', `/signs/${sign}/media`, {
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ upload, role }),
      }),
    ),
  )
  return responses.filter(({ status }) => status === 422).length / responses.length
}

/** Imports an archive of all files. @returns the share of the files that its result names */
async function importAll(client: ApiClient): Promise<number> {
  const videos = claimedSamples.map((samples) => ({
    path: `${samples}.mp4`,
    content: aClaimingVideo(samples),
  }))
  const picture = { path: 'huge.png', content: aHugePicture(16383, 16383) }
  const media = await client.upload('media.zip', new Uint8Array(await zipOf([...videos, picture])))
  const lines = videos.map(({ path }) => `${path.split('.')[0]},${path},huge.png\n`)
  const form = new FormData()
  form.set('file', new File(['gloss,video,framing_image\n', ...lines], 'hostile.csv'))
  form.set('media', media)
  const { data } = (await (await client.call('POST', '/imports', { body: form })).json()) as {
    data: { id: number }
  }
  for (;;) {
    await setTimeout(pauseMs)
    const answer = (await (await client.call('GET', `/imports/${data.id}`)).json()) as {
      data: { state: string; errors: { message: string }[] }
    }
    if (answer.data.state === 'checking') continue
    const text = JSON.stringify(answer.data.errors)
    const named = [...videos, picture].filter(({ path }) => text.includes(path)).length
    return answer.data.state === 'failed' ? named / (videos.length + 1) : 0
  }
}

/** Does something while others use the server. */
async function withOthers(
  program: RunningProgram,
  name: string,
  work: () => Promise<number>,
): Promise<Row[]> {
  const idle = treeMemory(program.pid)
  let most = idle
  let isOver = false
  const repeat = async (request: () => Promise<unknown>): Promise<number> => {
    let slowest = 0
    while (!isOver) {
      const start = performance.now()
      await request()
      slowest = Math.max(slowest, performance.now() - start)
      await setTimeout(pauseMs)
    }
    return slowest / 1000
  }
  const watch = repeat(async () => {
    most = Math.max(most, treeMemory(program.pid))
  })
  const health = repeat(() => fetch(`${program.url}/healthz`))
  const signingIn = repeat(() => signIn(program, 'bruno'))
  const start = performance.now()
  const refused = await work()
  const seconds = (performance.now() - start) / 1000
  isOver = true
  await watch
  return [
    { name: `hostile files, ${name}: refused`, value: refused * 100, unit: '%', target: 100 },
    { name: '… after', value: seconds, unit: 's' },
    { name: '… slowest /healthz meanwhile', value: await health, unit: 's', target: 1 },
    { name: '… slowest sign-in meanwhile', value: await signingIn, unit: 's', target: 1 },
    { name: '… memory of all processes above idle', value: most - idle, unit: 'MB', target: 300 },
  ]
}

/** Resident memory of a process and of all that it started, MB; pages that they share count several times. */
function treeMemory(pid: number): number {
  const children = readdirSync('/proc').filter((name) => /^\d+$/.test(name) && parentOf(name) === pid)
  return children.reduce((sum, child) => sum + treeMemory(Number(child)), ownMemory(pid))
}

/** 0 for a process that has ended meanwhile. */
function ownMemory(pid: number): number {
  try {
    return residentMemory(pid)
  } catch {
    return 0
  }
}

function parentOf(pid: string): number {
  try {
    return Number(/^PPid:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1])
  } catch {
    return 0
  }
}

if (import.meta.main) console.log(formatTable(await benchHostileFiles()))
