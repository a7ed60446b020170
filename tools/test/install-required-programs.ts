import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, globSync, rmSync, writeFileSync } from 'node:fs'
import { chromiumPath } from '#tests/e2e/chromium-path.ts'
import { hasProxy } from '#tests/e2e/proxies.ts'
import { hasSwift } from '#tests/swift.ts'

/** A program that the tests need. */
interface RequiredProgram {
  name:
    | 'age'
    | 'apache'
    | 'caddy'
    | 'chromium'
    | 'ffmpeg'
    | 'nginx'
    | 'postgresql'
    | 'promtool'
    | 'swift'
    | 'systemd'
    | 'xmllint'
  /** The Debian packages that contain it, in order of preference. */
  packages: readonly string[]
  /** Debian packages that are needed besides. */
  otherPackages?: readonly string[]
  isInstalled: () => boolean
}

const isOnPath = (program: string) => spawnSync('sh', ['-c', `command -v ${program}`]).status === 0

const requiredPrograms: RequiredProgram[] = [
  { name: 'age', packages: ['age'], isInstalled: () => isOnPath('age') },
  { name: 'apache', packages: ['apache2'], isInstalled: () => hasProxy('apache') },
  { name: 'caddy', packages: ['caddy'], isInstalled: () => hasProxy('caddy') },
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
  { name: 'nginx', packages: ['nginx-light', 'nginx'], isInstalled: () => hasProxy('nginx') },
  {
    name: 'postgresql',
    packages: ['postgresql'],
    isInstalled: () => globSync('/usr/lib/postgresql/*/bin/initdb').length > 0 || isOnPath('initdb'),
  },
  { name: 'promtool', packages: ['prometheus'], isInstalled: () => isOnPath('promtool') },
  {
    name: 'swift',
    packages: ['swift-proxy'],
    otherPackages: ['swift-account', 'swift-container', 'swift-object'],
    isInstalled: hasSwift,
  },
  { name: 'systemd', packages: ['systemd'], isInstalled: () => isOnPath('systemd-analyze') },
  {
    name: 'xmllint',
    packages: ['libxml2-utils'],
    isInstalled: () => isOnPath('xmllint'),
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

/** Debian's packages ask this program whether they may start the servers that they install. */
const servicePolicy = '/usr/sbin/policy-rc.d'

function withoutStartingServices(work: () => void): void {
  const isOwn = !existsSync(servicePolicy)
  if (isOwn) writeFileSync(servicePolicy, '#!/bin/sh\nexit 101\n', { mode: 0o755 })
  try {
    work()
  } finally {
    if (isOwn) rmSync(servicePolicy)
  }
}

/** The first package that is available on this machine, and the others. */
const packagesFor = ({ packages, otherPackages = [] }: RequiredProgram): string[] => [
  packages.find((name) => spawnSync('apt-cache', ['show', name]).status === 0) ?? packages.join(' or '),
  ...otherPackages,
]

/**
 * Installs missing programs from Debian packages, if run as root.
 * @returns the programs that are still missing, whose tests are skipped
 * @throws Error if a program is still missing and CI is "true"
 */
export function installRequiredPrograms(): Set<RequiredProgram['name']> {
  const missing = requiredPrograms.filter((program) => !program.isInstalled())
  if (missing.length > 0 && isRoot() && isOnPath('apt-get')) {
    console.log(`installing ${missing.map((program) => program.name).join(', ')} …`)
    runApt('update')
    withoutStartingServices(() =>
      runApt('install', '-y', '--no-install-recommends', ...missing.flatMap(packagesFor)),
    )
  }
  const stillMissing = requiredPrograms
    .filter((program) => !program.isInstalled())
    .map((program) => program.name)
  for (const name of stillMissing) console.log(`${name} is missing: the tests that need it are skipped.`)
  if (stillMissing.length > 0 && process.env.CI === 'true')
    throw new Error(`CI needs ${stillMissing.join(', ')}`)
  return new Set(stillMissing)
}
