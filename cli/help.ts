import { readFileSync } from 'node:fs'

/** Every verb with its sentence, in the order of a first day. */
const commands: [verb: string, sentence: string][] = [
  ['start', 'builds when the sources changed, and serves the platform on PORT (3000)'],
  ['dev', 'serves the sources with changes shown at once'],
  ['build', 'builds the program into build/site'],
  [
    'import',
    'takes a CSV file into the dictionary: -- FILE.csv [--mapping FILE.json] [--report FILE.csv] [--dry-run] [--publish] …',
  ],
  ['export', 'writes the whole dictionary: -- --format csv|json FILE'],
  ['admin:create', 'makes an administrator who owns the platform: -- --email E-MAIL [--name NAME]'],
  ['demo:remove', 'takes the demonstration signs away, wholly'],
  ['backup', 'writes a snapshot of everything: -- DIR'],
  ['restore', 'loads a snapshot into an empty installation: -- DIR'],
  ['migrate', 'brings the database to the newest migration, with the standard lists and texts'],
  ['console', 'opens a prompt with the database and the published dictionary'],
  ['check', 'types, lint, dependency rules, texts and pure tests, in under a minute'],
  ['test', 'everything that CI runs; brings what it needs'],
  ['bench', 'the figures that must hold, measured here'],
  ['help', 'this list'],
]

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }
for (const [verb, sentence] of commands) {
  if (!(verb in scripts)) throw new Error(`${verb} has no script`)
  console.log(`npm run ${verb.padEnd(12)} ${sentence}`)
}
