// @vitest-environment happy-dom
import { readFileSync } from 'node:fs'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { ConsentForm } from '#domains/consent/ui/ConsentForm.tsx'
import { createI18n } from '#platform/i18n/create-i18n.ts'
import { I18nContext } from '#platform/i18n/use-translation.ts'
import { eventually } from '#tests/eventually.ts'
import type { RichTextView } from '../../frame/present-rich-text.ts'
import { useLegalText } from './use-legal-text.tsx'

const read = (name: string) => JSON.parse(readFileSync(`locales/de/${name}.json`, 'utf8'))
const names = ['consent', 'content', 'errors', 'public', 'ui', 'signs', 'kit'] as const
const i18n = createI18n('de', Object.fromEntries(names.map((name) => [name, read(name)])))
const video = {
  ...{ source: '/media/7/policy-web.mp4', mime: 'video/mp4', poster: null, width: 640, height: 360 },
  ...{ posterWidth: null, posterHeight: null, framesPerSecond: 25, durationMs: 60_000 },
  ...{ credit: null, signer: null, licence: null, download: null },
} as unknown as NonNullable<RichTextView['video']>

let root: Root | undefined
let host: HTMLElement
afterEach(() => {
  flushSync(() => root?.unmount())
  host.remove()
})

function Form({ text, mode }: { text: RichTextView; mode: 'acceptance' | 'page' }) {
  const policy = useLegalText({ state: 'ready', versionId: 5, text }, 'de')
  return <ConsentForm mode={mode} policy={policy} choices={null} action="/answers" />
}

test.each(['acceptance', 'page'] as const)(
  'section 3 of the consent form has the signed film of the policy beside its text [D24] [CON-02]',
  async (mode) => {
    const text = { title: null, html: '<p>Wir speichern wenig.</p>', video, language: 'de', informed: true }
    const element = <Form text={text} mode={mode} />
    host = document.body.appendChild(document.createElement('div'))
    root = createRoot(host)
    const router = createMemoryRouter([{ path: '/', element }])
    flushSync(() =>
      root?.render(
        <I18nContext value={i18n}>
          <RouterProvider router={router} />
        </I18nContext>,
      ),
    )
    const region = () => host.querySelector(`section[aria-label="${read('consent').policy.text}"]`)
    await eventually(() => expect(region()?.querySelector('video')).not.toBeNull())
    const film = region()?.querySelector('video')
    expect(film?.getAttribute('src') ?? film?.querySelector('source')?.getAttribute('src')).toBe(
      '/media/7/policy-web.mp4',
    )
    expect(region()?.textContent).toContain('Wir speichern wenig.')
    expect(region()?.closest('section:has(h3)')?.textContent).toContain(read('consent').policy.title)
  },
)
