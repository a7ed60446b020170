import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { type BillOfMaterials, keepProductionComponents } from './production-components.ts'

/** `npm run sbom`: prints a bill of materials of the production dependencies in the format CycloneDX. */
const args = ['sbom', '--sbom-format', 'cyclonedx', '--sbom-type', 'application', '--package-lock-only']
const maxBytes = 100_000_000

const root = new URL('..', import.meta.url)
const npm = process.env.npm_execpath
const output = execFileSync(npm ? process.execPath : 'npm', npm ? [npm, ...args] : args, {
  cwd: root,
  encoding: 'utf8',
  maxBuffer: maxBytes,
  stdio: ['ignore', 'pipe', 'inherit'],
})
const { name } = JSON.parse(readFileSync(new URL('package.json', root), 'utf8')) as { name: string }
const document = keepProductionComponents(JSON.parse(output) as BillOfMaterials, name)
process.stdout.write(`${JSON.stringify(document, null, 2)}\n`)
