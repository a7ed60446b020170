import { readFileSync } from 'node:fs'

/** Every command with its description, in the order in which a new developer needs them. */
const commands: [command: string, description: string][] = [
  ['start', 'builds if the sources have changed, and serves the platform on PORT (3000)'],
  ['dev', 'serves the sources and reloads on changes'],
  ['build', 'builds the program into build/site'],
  [
    'import',
    'imports signs from a CSV file: -- FILE.csv [--mapping FILE.json] [--report FILE.csv] [--dry-run] [--publish] …',
  ],
  ['export', 'exports all signs: -- --format csv|json FILE'],
  ['admin:create', 'creates an administrator who owns the platform: -- --email E-MAIL [--name NAME]'],
  ['demo:remove', 'removes all demonstration signs'],
  ['backup', 'writes a snapshot of the database and the media: -- DIR'],
  ['restore', 'loads a snapshot into an empty installation: -- DIR'],
  ['migrate', 'runs pending migrations and loads new standard lists and texts'],
  ['console', 'opens a prompt with the database and the published dictionary'],
  ['check', 'checks types, lint, dependency rules and texts, and runs the pure tests'],
  ['test', 'runs everything that CI runs; installs missing programs'],
  ['bench', 'measures the performance targets on this machine'],
  ['help', 'shows this list'],
]

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }
for (const [command, description] of commands) {
  if (!(command in scripts)) throw new Error(`package.json has no script ${command}`)
  console.log(`npm run ${command.padEnd(12)} ${description}`)
}
