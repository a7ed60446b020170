import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { type LoadResult, measureLoad } from './http-load.ts'
import { timeCommand } from './program.ts'

/** Builds bench/bare and measures its load: 24 plain cards with the same framework, each request with another query. */
export async function benchBare(): Promise<LoadResult> {
  await timeCommand(['node_modules/@react-router/dev/bin.cjs', 'build', 'bench/bare'])
  const child = spawn(process.execPath, ['bench/bare/serve.ts'], {
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [port] = await once(child.stdout, 'data')
  try {
    return await measureLoad(`http://127.0.0.1:${String(port).trim()}`, (n) => `/?q=${n}`)
  } finally {
    child.kill()
  }
}
