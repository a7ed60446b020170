import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { t } from './messages.ts'
import { readArguments, runCommand, runMain, usageOf } from './run-command.ts'

/** `npm run admin:create`: creates an administrator who owns the platform. */
const usage = `${usageOf('admin:create')}
  ${t('cli:adminCreate.passwordInput')}`

await runMain(async () => {
  const { values } = readArguments(
    { options: { email: { type: 'string', default: '' }, name: { type: 'string' } } },
    usage,
  )
  const { email, name } = values
  const password = await readPassword()
  const account = await runCommand('admin:create', { email, password, ...(name && { name }) })
  console.log(t('cli:adminCreate.done', { email: account.email, id: account.id }))
})

/** Reads the first line of standard input; at a terminal with a prompt and without echo. */
async function readPassword(): Promise<string> {
  const isTerminal = process.stdin.isTTY
  const mutedOutput = new Writable({ write: (_part, _encoding, done) => done() })
  if (isTerminal) process.stderr.write(t('cli:adminCreate.password'))
  const lines = createInterface({ input: process.stdin, output: mutedOutput, terminal: isTerminal })
  for await (const line of lines) {
    lines.close()
    if (isTerminal) process.stderr.write('\n')
    return line
  }
  return ''
}
