import { execFileSync, spawn } from 'node:child_process'
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { hangLimitMs } from '../limits.ts'
import { isProgramReady, startServer } from '../start-server.ts'
import { expect, test } from './fixtures.ts'
import { serverEnvironment } from './server-environment.ts'

/** A user who owns no file of the program. */
const nobody = 65_534
const isRoot = process.getuid?.() === 0

/** A folder as it is in the image, without a container engine: what `.dockerignore` leaves, the build, and what `npm prune` keeps. */
function assembleImage(folder: string): void {
  const ignored = readFileSync('.dockerignore', 'utf8')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
    .map((pattern) => `--exclude=${pattern.startsWith('**/') ? pattern.slice(3) : `./${pattern}`}`)
  const packed = ['--create', '--file=-', ...ignored, '.']
  const unpack = ['--extract', '--file=-', '--no-same-owner', '--directory', folder]
  execFileSync('sh', ['-c', 'tar "$@" | tar $UNPACK', 'tar', ...packed], {
    env: { ...process.env, UNPACK: unpack.join(' ') },
  })
  execFileSync('cp', ['--recursive', 'build', folder])
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, { dev?: boolean; devOptional?: boolean }>
  }
  for (const [path, { dev, devOptional }] of Object.entries(packages)) {
    const isTop = /^node_modules\/(@[^/]+\/)?[^/]+$/.test(path)
    if (!isTop || dev || devOptional || !existsSync(path)) continue
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    symlinkSync(resolve(path), join(folder, path))
  }
}

test('the program of the container image runs for a user who may write nowhere but into its data folder', async () => {
  test.skip(!isRoot, 'Only root can run a program as another user.')
  const [folder, dataDir] = ['image', 'data'].map((name) =>
    mkdtempSync(join(tmpdir(), `signbank-${name}-`)),
  ) as [string, string]
  try {
    assembleImage(folder)
    chmodSync(folder, 0o755)
    chownSync(dataDir, nobody, nobody)
    const [, command = '[]'] =
      /^CMD (.*)$/m.exec(readFileSync('deploy/container/Containerfile', 'utf8')) ?? []
    const [, ...args] = JSON.parse(command) as string[]
    const server = await startServer({
      name: 'The program of the image',
      spawnOnPort: (port) =>
        spawn(process.execPath, args, {
          cwd: folder,
          uid: nobody,
          gid: nobody,
          stdio: ['ignore', 'pipe', 'pipe'],
          env: {
            PATH: process.env.PATH,
            HOME: '/nonexistent',
            NODE_ENV: 'production',
            ...serverEnvironment({ port, dataDir }),
          },
        }),
      isReady: isProgramReady,
      timeout: hangLimitMs,
    })
    const answer = await fetch(`http://127.0.0.1:${server.port}/api/signs?q=house`)
    expect(await answer.json()).toMatchObject({ data: [{ gloss: 'CASA' }] })
    await server.stop('SIGTERM')
  } finally {
    for (const path of [folder, dataDir]) rmSync(path, { recursive: true, force: true })
  }
})
