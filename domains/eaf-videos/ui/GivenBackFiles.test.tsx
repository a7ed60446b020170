import { readFileSync } from 'node:fs'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { createI18n } from '#platform/i18n/create-i18n.ts'
import { I18nContext } from '#platform/i18n/use-translation.ts'
import { ChangedFiles, GivenBackFile } from './GivenBackFiles.tsx'

const eafGivenBack = JSON.parse(readFileSync('locales/en/eafGivenBack.json', 'utf8'))
const addressesIn = (content: ReactNode) =>
  [
    ...renderToStaticMarkup(
      <I18nContext value={createI18n('en', { eafGivenBack })}>{content}</I18nContext>,
    ).matchAll(/href="([^"]*)"/g),
  ].map(([, address]) => address)

test('a recording offers its file as it was uploaded and with links, the list all changed files [ELN-08]', () => {
  expect(addressesIn(<GivenBackFile recording={7} />)).toEqual([
    '/api/eaf-videos/7/file.eaf',
    '/api/eaf-videos/7/file.eaf?links=1',
  ])
  expect(addressesIn(<ChangedFiles locale="de" />)).toEqual(['/de/control-panel/videos-eaf/changed-files'])
})
