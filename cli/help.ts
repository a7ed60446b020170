import { type CommandName, commandNamed, commands } from '../server/commands.ts'
import { t } from './messages.ts'

/** `npm run help`: every command with its description and arguments. */
for (const name of Object.keys(commands) as CommandName[]) {
  const { help, args } = commandNamed(name)
  console.log(`npm run ${name.padEnd(14)} ${t(help)}${args === undefined ? '' : `: -- ${args}`}`)
}
