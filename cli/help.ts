import { readFileSync } from 'node:fs'
import { t } from './messages.ts'

/** Every command with its description and arguments, in the order in which a new developer needs them. */
const commands: [command: string, description: string, args?: string][] = [
  ['start', t('cli:help.start')],
  ['dev', t('cli:help.dev')],
  ['build', t('cli:help.build')],
  [
    'import',
    t('cli:help.import'),
    'FILE.csv [--mapping FILE.json] [--report FILE.csv] [--dry-run] [--publish] …',
  ],
  ['export', t('cli:help.export'), '--format csv|json FILE'],
  ['admin:create', t('cli:help.adminCreate'), '--email E-MAIL [--name NAME]'],
  ['demo:remove', t('cli:help.demoRemove')],
  ['dictionary:set', t('cli:help.dictionarySet'), '[--name NAME] [--country CODE] …'],
  ['backup', t('cli:help.backup'), 'DIR'],
  ['restore', t('cli:help.restore'), 'DIR [--erasures FILE]'],
  ['erasures:repeat', t('cli:help.erasuresRepeat'), '[--list FILE]'],
  ['files:move', t('cli:help.filesMove'), '--to s3|folder [--remove-source]'],
  ['files:sweep', t('cli:help.filesSweep'), '[--delete]'],
  ['migrate', t('cli:help.migrate')],
  ['console', t('cli:help.console')],
  ['check', t('cli:help.check')],
  ['test', t('cli:help.test')],
  ['bench', t('cli:help.bench'), '[quick | keep]'],
  ['help', t('cli:help.help')],
]

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }
for (const [command, description, args] of commands) {
  if (!(command in scripts)) throw new Error(`package.json has no script ${command}`)
  console.log(`npm run ${command.padEnd(14)} ${description}${args === undefined ? '' : `: -- ${args}`}`)
}
