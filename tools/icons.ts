import { execFileSync } from 'node:child_process'
import { globSync, writeFileSync } from 'node:fs'
import { basename } from 'node:path'
import { lucideMarkup } from './lucide-markup.ts'

// `node tools/icons.ts [name…]` adds Lucide icons to ui/icons and updates the existing ones. A page renders an icon as
// one element with this content; the component of Lucide would render an element for each line.

const existingNames = globSync('ui/icons/*.ts').map((file) => basename(file, '.ts'))
for (const name of new Set([...existingNames, ...process.argv.slice(2)]))
  writeFileSync(
    `ui/icons/${name}.ts`,
    `export default { __html: ${JSON.stringify(await lucideMarkup(name))} }\n`,
  )
execFileSync('biome', ['check', '--write', 'ui/icons'], { stdio: 'inherit' })
