import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, globSync } from 'node:fs'
import { chromiumPath } from '#tests/e2e/chromium-path.ts'

/** A program the tests use, and Debian's packages that bring it, the best first. */
interface RequiredProgram {
  name: 'chromium' | 'ffmpeg' | 'postgresql'
  packages: readonly string[]
  isInstalled: () => boolean
}

const isOnPath = (program: string) => spawnSync('sh', ['-c', `command -v ${program}`]).status === 0

const requiredPrograms: RequiredProgram[] = [
  {
    name: 'chromium',
    packages: ['chromium-headless-shell', 'chromium'],
    isInstalled: () => existsSync(process.env.CHROMIUM_PATH ?? '') || chromiumPath() !== undefined,
  },
  {
    name: 'ffmpeg',
    packages: ['ffmpeg'],
    isInstalled: () => existsSync(process.env.FFMPEG_PATH ?? '') || isOnPath('ffmpeg'),
  },
  {
    name: 'postgresql',
    packages: ['postgresql'],
    isInstalled: () => globSync('/usr/lib/postgresql/*/bin/initdb').length > 0 || isOnPath('initdb'),
  },
]

const isRoot = () => process.getuid?.() === 0

function runApt(...args: string[]): void {
  for (let attempt = 1; ; attempt++) {
    try {
      execFileSync('apt-get', args, {
        stdio: 'ignore',
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      })
      return
    } catch (error) {
      if (attempt === 3) throw error
    }
  }
}

/** The best package that this machine's registry knows. */
const packageFor = ({ packages }: RequiredProgram): string =>
  packages.find((name) => spawnSync('apt-cache', ['show', name]).status === 0) ?? packages.join(' or ')

/**
 * Brings what the tests need: as root, missing programs are installed from Debian's packages; otherwise each
 * missing one is named and its tests are skipped. With CI=true a missing program is an error.
 */
export function installRequiredPrograms(): Set<RequiredProgram['name']> {
  const missing = requiredPrograms.filter((need) => !need.isInstalled())
  if (missing.length > 0 && isRoot() && isOnPath('apt-get')) {
    console.log(`installing ${missing.map((need) => need.name).join(', ')} …`)
    runApt('update')
    runApt('install', '-y', '--no-install-recommends', ...missing.map(packageFor))
  }
  const absent = requiredPrograms.filter((need) => !need.isInstalled()).map((need) => need.name)
  for (const name of absent) console.log(`${name} is missing: the tests that need it are skipped.`)
  if (absent.length > 0 && process.env.CI === 'true') throw new Error(`CI needs ${absent.join(', ')}`)
  return new Set(absent)
}
