import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

const site = join('build', 'site')
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
  'public/**/*',
  '*.ts',
  'package-lock.json',
]
const compressibleExtensions = new Set(['.js', '.css', '.svg', '.json', '.txt', '.html', '.map'])

/** A hash over every file that the build reads, and over the lockfile. */
function hashOfSources(): string {
  const hash = createHash('sha256')
  const files = sources
    .flatMap((pattern) => globSync(pattern, { withFileTypes: true }))
    .filter((entry) => entry.isFile())
  for (const path of files.map((entry) => join(entry.parentPath, entry.name)).sort())
    if (!/\.test\.tsx?$/.test(path)) hash.update(path).update('\0').update(readFileSync(path)).update('\0')
  return hash.digest('hex')
}

/** Whether what is built is what the sources say. */
export const isBuildCurrent = (): boolean =>
  existsSync(hashFile) && readFileSync(hashFile, 'utf8') === hashOfSources()

/**
 * Builds browser and server into a new folder, packs the browser's files, and puts the folder in place of the old.
 * @throws Error when the build fails; what was built before stays
 */
export function buildSite(): void {
  const temporaryFolder = join('build', `site-${process.pid}`)
  rmSync(temporaryFolder, { recursive: true, force: true })
  const hash = hashOfSources()
  const { status } = spawnSync(process.execPath, ['node_modules/@react-router/dev/bin.cjs', 'build'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production', BUILD_DIRECTORY: temporaryFolder },
  })
  if (status !== 0) throw new Error('The build failed')
  compressFiles(join(temporaryFolder, 'client'))
  writeFileSync(join(temporaryFolder, 'sources.sha256'), hash)
  mkdirSync('build', { recursive: true })
  rmSync(site, { recursive: true, force: true })
  renameSync(temporaryFolder, site)
}

/** Writes .br and .gz beside every file that they make smaller. */
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
