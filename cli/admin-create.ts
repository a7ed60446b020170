import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { createAdminCommand } from '#domains/accounts/index.ts'
import { readArguments, runCommand, runMain } from './run-command.ts'

/** `npm run admin:create`: makes an administrator who owns the platform. */
const usage = `npm run admin:create -- --email E-MAIL [--name NAME]
  The password is asked for, or read from the standard input; it is never an argument, which other users would see.`

await runMain(async () => {
  const { values } = readArguments(
    { options: { email: { type: 'string', default: '' }, name: { type: 'string' } } },
    usage,
  )
  const { email, name } = values
  const password = await readPassword()
  const made = await runCommand(
    'admin:create',
    { email, password, ...(name && { name }) },
    createAdminCommand,
  )
  console.log(`${made.email} owns the platform now (account ${made.id})`)
})

/** The first line of the standard input; at a terminal it is asked for and not shown. */
async function readPassword(): Promise<string> {
  const isTerminal = process.stdin.isTTY
  const mutedOutput = new Writable({ write: (_part, _encoding, done) => done() })
  if (isTerminal) process.stderr.write('Password: ')
  const lines = createInterface({ input: process.stdin, output: mutedOutput, terminal: isTerminal })
  for await (const line of lines) {
    lines.close()
    if (isTerminal) process.stderr.write('\n')
    return line
  }
  return ''
}
