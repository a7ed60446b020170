import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

/** The folder of the finished build. */
export const site = join('build', 'site')
const hashFile = join(site, 'sources.sha256')
const sources = [
  'app/**/*',
  'api/**/*',
  'domains/**/*',
  'platform/**/*',
  'ui/**/*',
  'migrations/**/*',
  'seeds/*.ts',
  'locales/**/*',
  'server/**/*',
  'tools/use-cases/*',
  'public/**/*',
  '*.ts',
  'package-lock.json',
]
const compressibleExtensions = new Set(['.js', '.css', '.svg', '.json', '.txt', '.html', '.map'])

/** The build failed; what its program said is printed. */
export class BuildError extends Error {}

/** Hash of all source files of the build and of the lockfile. */
function hashOfSources(): string {
  const hash = createHash('sha256')
  const files = sources
    .flatMap((pattern) => globSync(pattern, { withFileTypes: true }))
    .filter((entry) => entry.isFile())
  for (const path of files.map((entry) => join(entry.parentPath, entry.name)).sort())
    if (!/\.test\.tsx?$/.test(path)) hash.update(path).update('\0').update(readFileSync(path)).update('\0')
  return hash.digest('hex')
}

/** Whether the existing build was made from the current sources. */
export const isBuildCurrent = (): boolean =>
  existsSync(hashFile) && readFileSync(hashFile, 'utf8') === hashOfSources()

/**
 * Builds client, server and the files of a new database into a new folder, compresses the client files, and then
 * replaces the previous build.
 * @throws BuildError if the build fails; then the previous build is unchanged
 */
export function buildSite(): void {
  const temporaryFolder = join('build', `site-${process.pid}`)
  rmSync(temporaryFolder, { recursive: true, force: true })
  const hash = hashOfSources()
  run(['node_modules/@react-router/dev/bin.cjs', 'build'], { BUILD_DIRECTORY: temporaryFolder })
  run(['cli/new-database.ts', join(temporaryFolder, 'new-database')])
  compressFiles(join(temporaryFolder, 'client'))
  writeFileSync(join(temporaryFolder, 'sources.sha256'), hash)
  mkdirSync('build', { recursive: true })
  rmSync(site, { recursive: true, force: true })
  renameSync(temporaryFolder, site)
}

/** Runs a program of the build. */
function run(args: string[], env: NodeJS.ProcessEnv = {}): void {
  const { status, stderr } = spawnSync(process.execPath, args, {
    stdio: ['ignore', 'ignore', 'pipe'],
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    env: { ...process.env, NODE_ENV: 'production', ...env },
  })
  // Its hints are for people who develop the build, and only an error concerns those who start the program.
  if (status === 0) return
  console.error(stderr)
  throw new BuildError()
}

/** Writes a .br and a .gz file for every compressible file of 500 bytes or more. */
function compressFiles(folder: string): void {
  for (const entry of globSync('**/*', { cwd: folder, withFileTypes: true })) {
    if (!entry.isFile() || !compressibleExtensions.has(extname(entry.name))) continue
    const path = join(entry.parentPath, entry.name)
    const bytes = readFileSync(path)
    if (bytes.length < 500) continue
    writeFileSync(
      `${path}.br`,
      brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
    )
    writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }))
  }
}
