import { describe, expect, test } from 'vitest'
import { pageMeta } from './page-meta.ts'

const root = {
  loaderData: {
    origin: 'https://signs.example',
    siteName: 'Sinais',
    image: { url: 'https://signs.example/assets/card.png', width: 1200, height: 630 },
    errorTitles: { notFound: '404 Not Found', other: 'Ocorreu um erro' },
  },
}
const about = (page: object) =>
  pageMeta({ loaderData: { page }, location: { pathname: '/de/about' }, matches: [root] })
const missing = { status: 404, statusText: '', internal: false, data: {} }

describe('the head of a page', () => {
  test('has title, site name and description [PUB-03]', () => {
    const head = about({ title: 'Über uns', description: 'Wer wir sind' })
    expect(head).toContainEqual({ title: 'Über uns · Sinais' })
    expect(head).toContainEqual({ name: 'description', content: 'Wer wir sind' })
    expect(head).toContainEqual({ property: 'og:title', content: 'Über uns' })
    expect(head).not.toContainEqual({ name: 'robots', content: 'noindex' })
  })

  test('has the picture of the page, else that of the site, for link previews [PUB-03]', () => {
    const image = { url: 'https://signs.example/media/1/poster.webp' }
    expect(about({ title: 'Casa', image })).toContainEqual({ property: 'og:image', content: image.url })
    const general = about({ title: 'Datenschutz' })
    expect(general).toContainEqual({ property: 'og:image', content: root.loaderData.image.url })
    expect(general).toContainEqual({ property: 'og:image:width', content: '1200' })
  })

  test('of the home page has the name of the site once [PUB-03]', () => {
    expect(about({ title: 'Dicionário da Libras' })).toContainEqual({
      title: 'Dicionário da Libras · Sinais',
    })
    expect(about({ title: 'Sinais' })).toContainEqual({ title: 'Sinais' })
  })

  test('links to the canonical URL and to the five languages [PUB-03]', () => {
    const head = about({ title: 'Über uns', query: '?page=2' })
    expect(head).toContainEqual({
      tagName: 'link',
      rel: 'canonical',
      href: 'https://signs.example/de/about?page=2',
    })
    const alternates = head.filter((tag) => 'hrefLang' in tag)
    expect(alternates.map((tag) => 'hrefLang' in tag && tag.hrefLang)).toEqual([
      'pt',
      'en',
      'de',
      'hu',
      'et',
      'x-default',
    ])
    expect(alternates).toContainEqual(
      expect.objectContaining({ hrefLang: 'hu', href: 'https://signs.example/hu/about?page=2' }),
    )
  })

  test('excludes marked pages and errors from search engines [PUB-03]', () => {
    const unindexed = about({ title: 'Demo', noindex: true })
    expect(unindexed).toContainEqual({ name: 'robots', content: 'noindex' })
    expect(unindexed.filter((tag) => 'hrefLang' in tag)).toEqual([])
    const failed = pageMeta({ location: { pathname: '/de/x' }, matches: [root], error: missing })
    expect(failed).toEqual([{ title: '404 Not Found' }, { name: 'robots', content: 'noindex' }])
  })

  test('has a general title for other errors [ERR-05]', () => {
    const failed = pageMeta({ location: { pathname: '/de' }, matches: [root], error: new Error('secret') })
    expect(failed[0]).toEqual({ title: 'Ocorreu um erro' })
    expect(JSON.stringify(failed)).not.toContain('secret')
  })
})
