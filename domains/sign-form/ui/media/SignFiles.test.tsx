// @vitest-environment happy-dom
import { readFileSync } from 'node:fs'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import { createI18n } from '#platform/i18n/create-i18n.ts'
import { I18nContext } from '#platform/i18n/use-translation.ts'
import { signOwner } from './file-owner.ts'
import { SignFiles } from './SignFiles.tsx'

const i18n = createI18n('en', { signForm: JSON.parse(readFileSync('locales/en/signForm.json', 'utf8')) })

/** What the form shows in place of the files when the server answers so. */
async function shownWhen(answer: () => Response): Promise<string | null> {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('fetch', async () => answer())
  const host = document.createElement('div')
  const root = createRoot(host)
  await act(async () =>
    root.render(
      <I18nContext value={i18n}>
        <SignFiles owner={signOwner(1)} locale="en" onFilm={() => {}} />
      </I18nContext>,
    ),
  )
  const { textContent } = host
  await act(async () => root.unmount())
  vi.unstubAllGlobals()
  return textContent
}

test('files that cannot be loaded leave a message; at 404 it names what was not found [ERR-05]', async () => {
  const refusal = (status: number) => () =>
    Response.json({ statusCode: status, message: 'Sign not found.', code: 'sign.notFound' }, { status })
  expect(await shownWhen(refusal(404))).toBe('Sign not found.')
  for (const answer of [refusal(500), () => Response.error()])
    expect(await shownWhen(answer)).toBe(i18n.t('signForm:media.notLoaded'))
})
