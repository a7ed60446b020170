import { existsSync, readFileSync } from 'node:fs'
import { releases } from '../app/panel/whats-new/releases.ts'
import { writeOrCheck } from './generated-file.ts'

// Writes CHANGELOG.md from the English texts of the page "What is new" and from docs/operators; --check also compares the version.

const path = 'CHANGELOG.md'
const texts = JSON.parse(readFileSync('locales/en/whatsNew.json', 'utf8'))
const { version } = JSON.parse(readFileSync('package.json', 'utf8'))

/** What operators must know of a release, as a list. */
function notesOf(name: string): string {
  const file = `docs/operators/${name}.md`
  return existsSync(file) ? `\nFor operators:\n\n${readFileSync(file, 'utf8')}` : ''
}

const unreleased = notesOf('unreleased')
const sections = [
  ...(unreleased === '' ? [] : [`## Not released yet\n${unreleased}`]),
  ...releases.map(
    ({ version: of, date, key, areas }) =>
      `## ${of} (${date})\n\n${areas.map((area) => `- **${texts.areas[area]}.** ${texts[key][area]}`).join('\n')}\n${notesOf(of)}`,
  ),
]

writeOrCheck({
  path,
  before: existsSync(path) ? readFileSync(path, 'utf8') : '',
  after: `# Changes\n\n<!-- written by node tools/changelog.ts from the texts of the page "What is new" and docs/operators -->\n\n${sections.join('\n')}`,
  program: 'tools/changelog.ts',
  problems: releases[0].version === version ? [] : [`${path} does not begin with version ${version}`],
})
