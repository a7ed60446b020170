import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, globSync } from 'node:fs'
import { chromiumPath } from '../../tests/e2e/chromium.ts'

/** A program the tests use, and Debian's packages that bring it, the best first. */
interface Need {
  name: 'chromium' | 'ffmpeg' | 'postgresql'
  packages: readonly string[]
  present: () => boolean
}

const onPath = (program: string) => spawnSync('sh', ['-c', `command -v ${program}`]).status === 0

const needs: Need[] = [
  {
    name: 'chromium',
    packages: ['chromium-headless-shell', 'chromium'],
    present: () => existsSync(process.env.CHROMIUM_PATH ?? '') || chromiumPath() !== undefined,
  },
  {
    name: 'ffmpeg',
    packages: ['ffmpeg'],
    present: () => existsSync(process.env.FFMPEG_PATH ?? '') || onPath('ffmpeg'),
  },
  {
    name: 'postgresql',
    packages: ['postgresql'],
    present: () => globSync('/usr/lib/postgresql/*/bin/initdb').length > 0 || onPath('initdb'),
  },
]

const isRoot = () => process.getuid?.() === 0

function apt(...args: string[]): void {
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
const packageFor = ({ packages }: Need): string =>
  packages.find((name) => spawnSync('apt-cache', ['show', name]).status === 0) ?? packages.join(' or ')

/**
 * Brings what the tests need: as root, missing programs are installed from Debian's packages; otherwise each
 * missing one is named and its tests are skipped. With CI=true a missing program is an error.
 */
export function provide(): Set<Need['name']> {
  const missing = needs.filter((need) => !need.present())
  if (missing.length > 0 && isRoot() && onPath('apt-get')) {
    console.log(`installing ${missing.map((need) => need.name).join(', ')} …`)
    apt('update')
    apt('install', '-y', '--no-install-recommends', ...missing.map(packageFor))
  }
  const absent = needs.filter((need) => !need.present()).map((need) => need.name)
  for (const name of absent) console.log(`${name} is missing: the tests that need it are skipped.`)
  if (absent.length > 0 && process.env.CI === 'true') throw new Error(`CI needs ${absent.join(', ')}`)
  return new Set(absent)
}
