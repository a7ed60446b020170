import type { Page } from '@playwright/test'
import { translator } from '#platform/i18n/i18n-resources.ts'
import { field, sendButton, writeMessage } from './contact-page.ts'
import { expect, open, signIn } from './fixtures.ts'
import { follow } from './follow.ts'
import { isolatedTest as test } from './isolated-site.ts'
import { waitForNewestMail } from './mailbox.ts'
import { horizontalOverflow } from './site-parts.ts'

// The journeys of a worker share one site and use messages of their own.
test.describe.configure({ mode: 'default' })

const pt = translator('pt')
const de = translator('de')
const list = '/pt/control-panel/contacts'
const toast = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text })
const history = (page: Page) => page.getByRole('region', { name: pt('contacts:history.title') })

/** Sends a message from the public page. */
async function send(page: Page, subject: string): Promise<void> {
  await open(page, '/pt/contact')
  await writeMessage(page)
  await field(page, 'subject').fill(subject)
  await sendButton(page).click()
  await expect(page.getByRole('heading', { level: 1, name: pt('contact:sent.title') })).toBeVisible()
}

async function openMessage(page: Page, subject: string): Promise<void> {
  await open(page, list)
  await page.getByRole('link', { name: subject, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: subject })).toBeVisible()
}

test('a visitor writes, Ana changes a template, finds the message, answers it by mail and solves it [CNT-02] [UIX-05]', async ({
  page,
  audit,
  site,
}) => {
  await send(page, 'Visita da turma')
  await signIn(page, 'ana')
  await open(page, '/pt/control-panel/reply-templates')
  await page.getByRole('link', { name: 'Responder a uma pergunta', exact: true }).click()
  const subject = page.getByRole('textbox', { name: pt('simpleLists:replyTemplates.field.subject') }).first()
  const save = page.getByRole('button', { name: pt('simpleLists:save') })
  await subject.fill('{assunto}')
  await save.click()
  await expect(subject).toBeFocused()
  await expect(subject).toHaveAccessibleDescription(/\{assunto\}.*\{subject\}/)
  await subject.fill('Resposta: ')
  const insert = pt('simpleLists:replyTemplates.placeholder.subject')
  await page
    .getByRole('button', { name: `${insert} {subject}` })
    .first()
    .click()
  await expect(subject).toHaveValue('Resposta: {subject}')
  await audit('the template')
  await page.setViewportSize({ width: 320, height: 740 })
  expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0)
  await page.setViewportSize({ width: 1280, height: 740 })
  await save.click()
  await expect(toast(page, 'Responder a uma pergunta')).toBeVisible()

  await page
    .getByRole('navigation')
    .getByRole('link', { name: pt('panel:place.contacts') })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: pt('contacts:title') })).toBeVisible()
  await audit('the list')
  await page.getByRole('searchbox', { name: pt('contacts:search.label') }).fill('visita DA')
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name: 'Visita da turma', exact: true }).click()
  await expect(page.getByText('Podemos ir com vinte alunos?')).toBeVisible()
  await audit('the message')
  for (const width of [320, 768, 1280]) {
    await page.setViewportSize({ width, height: 740 })
    expect(await horizontalOverflow(page), `${width} px`).toBeLessThanOrEqual(0)
  }

  const answer = page.getByRole('textbox', { name: pt('contacts:reply.text') })
  await expect(answer).toHaveValue(/^Olá, Grace,/)
  await expect(page.getByRole('textbox', { name: pt('contacts:reply.subject') })).toHaveValue(
    'Resposta: Visita da turma',
  )
  await answer.fill('')
  await page.getByRole('button', { name: pt('contacts:reply.button') }).click()
  await expect(answer).toBeFocused()
  await expect(answer).toHaveAccessibleDescription(new RegExp(pt('errors:value.required')))
  await answer.fill('Venham em maio!')
  await page.getByRole('textbox', { name: pt('contacts:solve.note') }).fill('Combinado')
  await page.getByRole('button', { name: pt('contacts:reply.button') }).click()
  await expect(toast(page, pt('contacts:toast.reply'))).toBeVisible()
  await expect(history(page)).toContainText('Venham em maio!')
  await expect(history(page)).toContainText(pt('contacts:history.solved', { name: 'Ana Sousa' }))
  const mail = await waitForNewestMail('grace@school.example', 'Resposta: Visita da turma', site.dataDir)
  expect(mail.text).toMatch(/^Venham em maio!/)
  expect(mail.text).toContain('> Podemos ir com vinte alunos?')

  await follow(page, `${list}?status=solved`)
  await expect(page.getByRole('link', { name: 'Visita da turma', exact: true })).toBeVisible()
  await follow(page, '/de/control-panel/contacts?status=solved')
  await expect(page.getByText(de('contacts:status.solved')).first()).toBeVisible()
})

test('Ana takes a message, leaves a note, solves it without an answer and lets it wait again; the answer of somebody who saw it before is refused, and keeps what was typed [CNT-02]', async ({
  page,
  context,
  expectError,
}) => {
  expectError('409')
  await send(page, 'Legendas')
  await signIn(page, 'ana')
  await openMessage(page, 'Legendas')
  await page.getByRole('button', { name: pt('contacts:team.take') }).click()
  await expect(toast(page, pt('contacts:toast.take'))).toBeVisible()
  await page.getByRole('textbox', { name: pt('contacts:team.comment') }).fill('Falta o arquivo')
  await page.getByRole('button', { name: pt('contacts:team.add') }).click()
  await expect(history(page)).toContainText('Falta o arquivo')
  const other = await context.newPage()
  await open(other, page.url())
  await page.bringToFront()
  const note = page.getByRole('textbox', { name: pt('contacts:solve.note') })
  await page.getByRole('button', { name: pt('contacts:solve.withoutReply') }).click()
  await expect(note).toBeFocused()
  await note.fill('Legendas postas')
  await page.getByRole('button', { name: pt('contacts:solve.withoutReply') }).click()
  await expect(toast(page, pt('contacts:toast.solve'))).toBeVisible()

  await other.bringToFront()
  const answer = other.getByRole('textbox', { name: pt('contacts:reply.text') })
  await answer.fill('Minha resposta')
  await other.getByRole('button', { name: pt('contacts:reply.button') }).click()
  await expect(other.getByText(pt('errors:contact.changed'))).toBeVisible()
  await expect(answer).toHaveValue('Minha resposta')
  await other.close()

  await page.bringToFront()
  await page.getByRole('button', { name: pt('contacts:team.reopen') }).click()
  await expect(toast(page, pt('contacts:toast.reopen'))).toBeVisible()
  await expect(history(page).getByRole('listitem')).toHaveCount(5)
})
