import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { type LoadResult, measureLoad } from './http-load.ts'
import { timeCommand } from './program.ts'

/** Builds and starts bench/bare: 24 plain cards with the same framework, each request with another query. */
export async function openBare() {
  await timeCommand(['node_modules/@react-router/dev/bin.cjs', 'build', 'bench/bare'])
  const child = spawn(process.execPath, ['bench/bare/serve.ts'], {
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const close = () => void child.kill()
  process.once('exit', close)
  const [port] = await once(child.stdout, 'data')
  return {
    measure: (): Promise<LoadResult> =>
      measureLoad(`http://127.0.0.1:${String(port).trim()}`, (n) => `/?q=${n}`),
    close,
  }
}

/** Measures the load of the bare page. */
export async function benchBare(): Promise<LoadResult> {
  const bare = await openBare()
  try {
    return await bare.measure()
  } finally {
    bare.close()
  }
}
