// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import signs from '#locales/en/signs.json' with { type: 'json' }
import ui from '#locales/en/ui.json' with { type: 'json' }
import { createI18n } from '#platform/i18n/create-i18n.ts'
import { I18nContext } from '#platform/i18n/use-translation.ts'
import { presentSign } from '../presenters/sign.presenter.ts'
import { aPresenterContext, aPublishedSign, aVideoMedia } from '../published-sign.fixture.ts'
import { MediaSection } from './MediaSection.tsx'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)

/** Starts the video of a sign twice. @returns the reports that were sent */
async function startVideo(id: number, countsViews: boolean): Promise<string[]> {
  const sent: Promise<string>[] = []
  navigator.sendBeacon = (path, body) => {
    sent.push((body as Blob).text().then((text) => `${path} ${text}`))
    return true
  }
  const published = {
    ...aPublishedSign({}, { media: [{ role: 'main' as const, media: aVideoMedia() }] }),
    id,
  }
  const host = document.body.appendChild(document.createElement('div'))
  const root = createRoot(host)
  await act(() =>
    root.render(
      <I18nContext value={createI18n('en', { signs, ui })}>
        <MediaSection sign={presentSign(published, aPresenterContext([], 'en'))} countsViews={countsViews} />
      </I18nContext>,
    ),
  )
  for (const _ of [1, 2]) await act(() => host.querySelector('video')?.dispatchEvent(new Event('play')))
  await act(() => root.unmount())
  return Promise.all(sent)
}

test('starting the video of a sign reports the sign once, and only if views are counted', async () => {
  expect(await startVideo(7, false)).toEqual([])
  expect(await startVideo(7, true)).toEqual(['/api/sign-views {"sign":7}'])
  expect(await startVideo(7, true)).toEqual([])
})
