import { createHash, randomBytes } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { Agent, get, type RequestOptions } from 'node:http'
import { join } from 'node:path'
import { advisedEafBytes } from '#domains/eaf-videos/eaf-file.ts'
import { loadConfig } from '#platform/config.ts'
import { loadCast } from '#seeds/cast.ts'
import { openInstallation } from '../server/open-installation.ts'
import { type ApiClient, openApiClient } from './api-client.ts'
import { withMemory } from './memory.ts'
import { newDataDir, type RunningProgram, removeDataDir, startProgram, timeCommand } from './program.ts'
import { formatTable, type Row } from './results.ts'

const megabyte = 1_000_000
const uploadBytes = 250 * megabyte
/** As the page sends it. */
const chunkBytes = 8 * megabyte
const rangeBytes = 256_000
const videoBytes = 8 * megabyte
const connections = 16

/** Measures a large upload that is interrupted by SIGKILL, a form with a large file, and ranges of a public video. */
export async function benchMedia(): Promise<Row[]> {
  const dataDir = newDataDir()
  const config = loadConfig({ ...process.env, DATA_DIR: dataDir })
  const { database } = await openInstallation({ config, demo: true })
  await loadCast(database.db)
  const video = await database.db
    .selectFrom('mediaFile')
    .select(['key', 'mediaId', 'role'])
    .where('mime', '=', 'video/mp4')
    .where('role', '=', 'web')
    .orderBy('key')
    .executeTakeFirstOrThrow()
  await writeFile(join(config.mediaDir, video.key), randomBytes(videoBytes))
  await database.db.updateTable('mediaFile').set({ bytes: videoBytes }).where('key', '=', video.key).execute()
  await database.close()
  const rows = [
    ...(await benchUpload(dataDir, config.uploadDir)),
    ...(await benchForm(dataDir)),
    ...(await benchRanges(dataDir, video.key)),
  ]
  removeDataDir(dataDir)
  return rows
}

async function benchUpload(dataDir: string, uploadDir: string): Promise<Row[]> {
  const content = randomBytes(uploadBytes)
  const cutAt = Math.floor((uploadBytes * 0.6) / chunkBytes) * chunkBytes
  const first = await startProgram(dataDir, { WORKER: '0' })
  const id = await createUpload(first)
  const start = performance.now()
  const before = await withMemory(first.pid, () => send(first, { id, content, from: 0, to: cutAt }))
  await first.kill()
  const second = await startProgram(dataDir, { WORKER: '0' })
  const offset = await offsetOf(second, id)
  const after = await withMemory(second.pid, () =>
    send(second, { id, content, from: offset, to: uploadBytes }),
  )
  const seconds = (performance.now() - start) / 1000
  await second.stop()
  const isEqual = sha256(await readFile(join(uploadDir, id))) === sha256(content)
  return [
    {
      name: '250 MB upload: server memory',
      value: Math.max(before.growth, after.growth),
      unit: 'MB',
      target: 100,
    },
    { name: '250 MB upload: kept at SIGKILL', value: (offset / cutAt) * 100, unit: '%', target: 100 },
    { name: '250 MB upload: bytes are the same', value: isEqual ? 100 : 0, unit: '%', target: 100 },
    { name: '250 MB upload with the restart', value: seconds, unit: 's' },
  ]
}

/** Sends the largest form with an annotation file, which is refused because it is none. */
async function benchForm(dataDir: string): Promise<Row[]> {
  const program = await startProgram(dataDir, { WORKER: '0' })
  const client = await openApiClient(program, 'ana')
  const send = (bytes: number) => {
    const form = new FormData()
    form.set('file', new File([randomBytes(bytes)], 'bench.eaf'))
    return client.call('POST', '/eaf-videos', { body: form })
  }
  // A small one first, because the code that reads files is loaded with it.
  await send(1000)
  const { result, growth } = await withMemory(program.pid, () => send(advisedEafBytes))
  await program.stop()
  if (result.status !== 422) throw new Error(`The form was answered with ${result.status}`)
  return [{ name: '100 MB annotation file in a form: server memory', value: growth, unit: 'MB', target: 100 }]
}

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')
const clients = new Map<RunningProgram, ApiClient>()

async function tus(
  program: RunningProgram,
  method: string,
  path: string,
  { headers = {}, body }: { headers?: Record<string, string>; body?: Uint8Array<ArrayBuffer> } = {},
): Promise<Response> {
  const client = clients.get(program) ?? (await openApiClient(program, 'bruno'))
  clients.set(program, client)
  const response = await client.call(method, `/uploads${path}`, {
    headers: { 'tus-resumable': '1.0.0', ...headers },
    ...(body && { body }),
  })
  if (!response.ok) throw new Error(`${method} ${path} failed with ${response.status}`)
  return response
}

async function createUpload(program: RunningProgram): Promise<string> {
  const filename = Buffer.from('bench.mp4').toString('base64')
  const headers = { 'upload-length': `${uploadBytes}`, 'upload-metadata': `filename ${filename}` }
  const response = await tus(program, 'POST', '', { headers })
  return response.headers.get('location')?.split('/').at(-1) ?? ''
}

const offsetOf = async (program: RunningProgram, id: string) =>
  Number((await tus(program, 'HEAD', `/${id}`)).headers.get('upload-offset'))

interface Part {
  id: string
  content: Uint8Array<ArrayBuffer>
  from: number
  to: number
}

async function send(program: RunningProgram, { id, content, from, to }: Part): Promise<void> {
  for (let offset = from; offset < to; offset += chunkBytes) {
    const body = content.subarray(offset, Math.min(offset + chunkBytes, to))
    const headers = { 'upload-offset': `${offset}`, 'content-type': 'application/offset+octet-stream' }
    await tus(program, 'PATCH', `/${id}`, { headers, body })
  }
}

async function benchRanges(dataDir: string, key: string): Promise<Row[]> {
  const program = await startProgram(dataDir)
  const load = () => loadRanges(`${program.url}/media/${key}`)
  const { result, growth } = await withMemory(program.pid, load)
  const again = await withMemory(program.pid, load)
  await program.stop()
  return [
    { name: 'ranges of 256 kB of a public video', value: result, unit: 'req/s', target: 3000 },
    { name: 'memory of the server in the first run', value: growth, unit: 'MB' },
    { name: 'further memory in the second run', value: again.growth, unit: 'MB', target: 20 },
  ]
}

/** Requests a range on 16 connections for some seconds; returns the rate. Autocannon reads large answers too slowly. */
async function loadRanges(url: string, seconds = 5): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const headers = { range: `bytes=0-${rangeBytes - 1}` }
  const end = performance.now() + seconds * 1000
  let responses = 0
  const repeat = async () => {
    for (; performance.now() < end; responses++) await readAnswer(url, { agent, headers })
  }
  await Promise.all(Array.from({ length: connections }, repeat))
  agent.destroy()
  return responses / seconds
}

/** @throws Error for any answer but 206 */
const readAnswer = (url: string, options: RequestOptions): Promise<void> =>
  new Promise((resolve, reject) => {
    const request = get(url, options, (response) => {
      if (response.statusCode !== 206) reject(new Error(`${url} answered ${response.statusCode}`))
      response.on('data', () => {}).on('end', resolve)
    })
    request.on('error', reject)
  })

/** Measures the memory of a program while `npm run export` writes all its signs. */
export async function benchExportMemory(program: RunningProgram, name: string): Promise<Row[]> {
  const file = join(program.dataDir, 'export.csv')
  const { result, growth } = await withMemory(program.pid, () =>
    timeCommand(['cli/export.ts', '--format', 'csv', file], { DATA_DIR: program.dataDir }),
  )
  return [
    { name: `memory during the export of ${name}`, value: growth, unit: 'MB', target: 200 },
    { name: `export of ${name}`, value: result, unit: 's' },
  ]
}

if (import.meta.main) console.log(formatTable(await benchMedia()))
