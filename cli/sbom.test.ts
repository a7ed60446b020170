import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

interface BillOfMaterials {
  bomFormat: string
  metadata: { component: { name: string; purl: string; type: string } }
  components: { name: string; version: string; purl: string; 'bom-ref': string }[]
  dependencies: { ref: string; dependsOn: string[] }[]
}

const root = join(import.meta.dirname, '..')
const { name, version, dependencies, devDependencies } = JSON.parse(
  readFileSync(join(root, 'package.json'), 'utf8'),
) as Record<'name' | 'version', string> & Record<'dependencies' | 'devDependencies', Record<string, string>>

test('the bill of materials contains the program, each production dependency and no tool of developers', () => {
  const output = execFileSync('npm', ['run', '--silent', 'sbom'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 50_000_000,
  })
  const { bomFormat, metadata, components, dependencies: edges } = JSON.parse(output) as BillOfMaterials
  expect(bomFormat).toBe('CycloneDX')
  expect(metadata.component).toMatchObject({
    type: 'application',
    name,
    purl: `pkg:npm/${name}@${version}`,
  })
  const listed = components.map((one) => `${one.name}@${one.version}`)
  const versions = Object.entries(dependencies).map(([library, exact]) => `${library}@${exact}`)
  expect(listed).toEqual(expect.arrayContaining(versions))
  const refs = [`${name}@${version}`, ...components.map((one) => one['bom-ref'])]
  expect(edges.map(({ ref }) => ref).toSorted()).toEqual(refs.toSorted())
  expect(refs).toEqual(expect.arrayContaining(edges.flatMap(({ dependsOn }) => dependsOn)))
  for (const tool of ['vitest', '@playwright/test', '@biomejs/biome']) {
    expect(devDependencies).toHaveProperty([tool])
    expect(components.map((one) => one.name)).not.toContain(tool)
  }
})
