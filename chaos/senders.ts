import { setTimeout as delay } from 'node:timers/promises'
import type { ImportState } from '#domains/sign-import/import-steps.ts'
import { contactFormBody, sameOriginFormHeaders } from '../tests/e2e/contact-request.ts'
import { type Client, readJson } from './client.ts'
import type { Ledger } from './ledger.ts'
import { isRefused, type Member } from './members.ts'

const signsPerImport = 20
const importPauseMs = 8_000
const messagePauseMs = 6_000
/** Also after a confirmation, if the dictionary changed meanwhile: then there is another preview. */
const unapplied = ['ready', 'unmapped', 'failed'] as const satisfies readonly ImportState[]

/** Imports a file of new signs again and again, and follows each until it is applied. */
export async function importSigns(member: Member): Promise<void> {
  for (let n = 1; !member.isStopped(); n++) {
    const glosses = Array.from({ length: signsPerImport }, (_, at) => `CHAOS-IMPORT-${n}-${at + 1}`)
    await importOnce(member, `import-${n}`, glosses)
    await delay(importPauseMs)
  }
}

async function importOnce(member: Member, name: string, glosses: string[]): Promise<void> {
  const form = new FormData()
  const csv = ['gloss,translation_pt', ...glosses.map((gloss) => `${gloss},${gloss.toLowerCase()}`)].join(
    '\n',
  )
  form.set('file', new File([`${csv}\n`], `${name}.csv`, { type: 'text/csv' }))
  const started = await member.call('POST', '/api/imports', form)
  const id = readJson(started)?.data?.id
  if (typeof id !== 'number') return
  if ((await stateOf(member, id, unapplied)) !== 'ready') return
  const record = { name, isAcknowledged: false, glosses }
  member.ledger.imports.push(record)
  const confirmed = await member.call('POST', `/api/imports/${id}/confirm`)
  if (isRefused(confirmed)) return
  if ((await stateOf(member, id, ['applied', ...unapplied])) !== 'applied') return
  record.isAcknowledged = true
  member.ledger.acknowledged += 1
}

/** Waits until an import is in one of the states. */
async function stateOf(member: Member, id: number, states: readonly string[]): Promise<string | undefined> {
  while (!member.isStopped()) {
    const state = readJson(await member.call('GET', `/api/imports/${id}`))?.data?.state
    if (states.includes(state)) return state
    await delay(500)
  }
}

interface Writer {
  client: Client
  ledger: Ledger
  origin: string
  isStopped: () => boolean
}

/** Visitors who write to the team. The limit of messages counts them as one sender, so they are few. */
export async function writeMessages({ client, ledger, origin, isStopped }: Writer): Promise<void> {
  for (let n = 1; !isStopped(); n++) {
    const form = await client.send('/en/contact')
    const token = /name="token" value="([^"]+)"/.exec(form?.text ?? '')?.[1]
    if (token) {
      const name = `chaos message ${n}`
      const sent = await client.send('/en/contact', {
        method: 'POST',
        headers: sameOriginFormHeaders(origin),
        body: contactFormBody(token, { subject: name }),
      })
      if (!isRefused(sent)) ledger.messages.push({ name, isAcknowledged: sent?.status === 303 })
      if (sent?.status === 303) ledger.acknowledged += 1
    }
    await delay(messagePauseMs)
  }
}
