import { testLimitMs } from '../limits.ts'
import { findFreePort } from '../start-server.ts'
import { expect, test as journey, open, signIn } from './fixtures.ts'
import { startSite } from './isolated-site.ts'
import { hasProxy, type ProxyName, proxies, startProxy } from './proxies.ts'

interface Behind {
  https: number
  http: number
  /** Nothing listens on the second one. */
  sites: [number, number]
}

const test = journey.extend<object, { ports: Behind }>({
  ports: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a destructuring pattern here.
    async ({}, use) => {
      const [https, http] = [await findFreePort(), await findFreePort()]
      const site = await startSite({ PUBLIC_URL: `https://localhost:${https}`, TRUSTED_PROXIES: '1' })
      await use({ https, http, sites: [Number(new URL(site.url).port), await findFreePort()] })
      await site.stop()
    },
    { scope: 'worker', timeout: testLimitMs },
  ],
  baseURL: ({ ports }, use) => use(`https://localhost:${ports.https}`),
})
test.use({ ignoreHTTPSErrors: true })
test.describe.configure({ mode: 'default' })

/** Larger than the default limits and buffers of proxies; bytes. */
const partSize = 32_000_000
const tus = { 'tus-resumable': '1.0.0' }

for (const name of Object.keys(proxies) as ProxyName[])
  test(`behind ${name}, with one of two processes away, Bruno signs in, uploads in large parts, follows events, and a film is read by ranges`, async ({
    page,
    ports,
  }) => {
    test.skip(!hasProxy(name), `${name} is missing`)
    const origin = `https://localhost:${ports.https}`
    const proxy = await startProxy(name, ports)
    try {
      const plain = await page.request.get(`http://localhost:${ports.http}/pt/faq?a=1`, { maxRedirects: 0 })
      expect(plain.status()).toBe(308)
      expect(plain.headers().location).toMatch(/^https:\/\/localhost(:\d+)?\/pt\/faq\?a=1$/)

      // Twice as many as there are processes: the one that is away is never noticed.
      for (let n = 0; n < 4; n++)
        expect((await page.request.get(`/api/signs?page=${n + 1}`)).status()).toBe(200)
      const long = await page.request.get(`/en/search-signs/words?q=house&n=${'1'.repeat(30_000)}`)
      expect(long.status()).toBe(200)

      await signIn(page, 'bruno', { isNew: true })
      const session = (await page.context().cookies()).find(({ httpOnly }) => httpOnly)
      expect(session).toMatchObject({ secure: true })
      await open(page, '/pt/control-panel/my-profile')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

      const part = Buffer.alloc(partSize)
      const size = 2 * partSize + 1
      const created = await page.request.post('/api/uploads', {
        headers: { ...tus, 'upload-length': `${size}`, 'upload-metadata': `filename ${btoa('a.mp4')}` },
      })
      expect(created.status(), await created.text()).toBe(201)
      const upload = new URL(created.headers().location ?? '', origin)
      expect(upload.origin).toBe(origin)
      for (const offset of [0, partSize]) {
        const sent = await page.request.patch(upload.href, {
          headers: {
            ...tus,
            'upload-offset': `${offset}`,
            'content-type': 'application/offset+octet-stream',
          },
          data: part,
        })
        expect([sent.status(), sent.headers()['upload-offset']]).toEqual([204, `${offset + partSize}`])
      }
      expect((await page.request.delete(upload.href, { headers: tus })).status()).toBe(204)

      const sign = await page.request.post('/api/signs', {
        data: { gloss: `PROXY-${name}`, translations: { pt: [[name]] } },
      })
      const { id } = (await sign.json()).data
      const first = await page.evaluate(
        (address) =>
          new Promise((resolve) => {
            const events = new EventSource(address)
            events.addEventListener('change', () => {
              events.close()
              resolve('change')
            })
          }),
        `/api/signs/${id}/media/events`,
      )
      expect(first).toBe('change')

      await open(page, '/pt/signs/view/1')
      const film = await page.locator('video').first().getAttribute('src')
      const range = await page.request.get(film ?? '', { headers: { range: 'bytes=10-109' } })
      expect([range.status(), (await range.body()).length]).toEqual([206, 100])
      expect(range.headers()['content-range']).toMatch(/^bytes 10-109\//)
    } finally {
      // The page would go on loading from a proxy that is gone.
      await page.goto('about:blank')
      await proxy.stop()
    }
  })
