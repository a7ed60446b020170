// @vitest-environment happy-dom
import { readFileSync } from 'node:fs'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { createI18n } from '#platform/i18n/create-i18n.ts'
import { I18nContext } from '#platform/i18n/use-translation.ts'
import { PageVideo } from './PageVideo.tsx'

const texts = JSON.parse(readFileSync('locales/de/public.json', 'utf8'))
const i18n = createI18n('de', { public: texts })
const view = { id: 586, title: null, description: null, video: null }
const htmlOf = (editPath: string | null) =>
  renderToStaticMarkup(
    <I18nContext value={i18n}>
      <PageVideo view={view} locale="de" editPath={editPath} />
    </I18nContext>,
  )

test('without a film the box has the id and the message that there is none [PUB-20]', () => {
  const html = htmlOf(null)
  expect(html).toContain('Video 586')
  expect(html).toContain(texts.video.missing)
  expect(html).not.toContain('href=')
})

test('who may edit videos has a link with the id [PUB-20]', () => {
  const html = htmlOf('/de/control-panel/videos/edit')
  expect(html).toContain('href="/de/control-panel/videos/edit/586"')
  expect(html).toContain('Video 586 bearbeiten')
})
