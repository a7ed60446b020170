import type { Page } from '@playwright/test'
import { contactFormBody, fetchFormToken, sameOriginFormHeaders, sendRequest } from './contact-request.ts'
import { expect, open, test, translator, waitForHydration } from './fixtures.ts'
import { openSign, signPath } from './sign-page.ts'

const pt = translator('pt')
const hu = translator('hu')
const de = translator('de')
/** A little longer than the quickest that a person may be. */
const writing = 3_200

const form = (page: Page) => page.getByRole('main').locator('form[method=post]')
const field = (page: Page, key: 'subject' | 'message' | 'name' | 'email' | 'word', t = pt) =>
  form(page).getByRole('textbox', { name: new RegExp(`^${RegExp.escape(t(`contact:${key}.label`))}`) })
const sendButton = (page: Page, t = pt) => form(page).getByRole('button', { name: t('contact:send') })

async function write(page: Page, t = pt) {
  await field(page, 'subject', t).fill('Uma visita')
  await field(page, 'message', t).fill('Podemos ir com vinte alunos?\nEm maio: ő, õ, 手話.')
  await field(page, 'name', t).fill('Grace')
  await field(page, 'email', t).fill('grace@school.example')
}

/** The browser's own checks are left out, as by a program or an old browser. */
const withoutNativeChecks = (page: Page) =>
  form(page).evaluate((element: HTMLFormElement) => {
    element.noValidate = true
    for (const input of element.querySelectorAll('[maxlength]')) input.removeAttribute('maxlength')
  })

async function expectSent(page: Page, t = pt) {
  const heading = page.getByRole('heading', { level: 1, name: t('contact:sent.title') })
  await expect(heading).toBeFocused()
  await expect(page.getByText(t('contact:sent.text'))).toBeVisible()
  await expect(form(page)).toHaveCount(0)
}

for (const [locale, t] of [
  ['pt', pt],
  ['hu', hu],
] as const)
  test(`Grace writes to the team in ${locale}, is told so, and a reload sends nothing twice [PUB-06]`, async ({
    page,
    audit,
  }) => {
    await open(page, `/${locale}/about`)
    await page
      .getByRole('link', { name: t('public:place.contact'), exact: true })
      .first()
      .click()
    await expect(page.getByRole('heading', { level: 1, name: t('contact:title') })).toBeVisible()
    await write(page, t)
    await page.waitForTimeout(writing)
    await sendButton(page, t).click()
    await expectSent(page, t)
    await expect(page).toHaveTitle(new RegExp(t('contact:sent.title')))
    await audit()

    const posts: string[] = []
    page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()))
    await page.reload()
    await expectSent(page, t)
    expect(posts).toEqual([])
    await page.getByRole('link', { name: t('contact:sent.another') }).click()
    await expect(field(page, 'subject', t)).toHaveValue('')
  })

test('Grace reports a mistake from a sign’s page; the form names the sign and leads back to it [PUB-06]', async ({
  page,
}) => {
  await openSign(page, 'casa')
  const address = new URL(page.url()).pathname
  await page.getByRole('link', { name: pt('signs:reportMistake') }).click()
  await expect(form(page).getByRole('link', { name: 'CASA' })).toHaveAttribute('href', address)
  await expect(field(page, 'subject')).toHaveValue(pt('contact:subject.mistake', { gloss: 'CASA' }))
  await expect(form(page).getByRole('radio')).toHaveCount(0)
  await field(page, 'message').fill('A mão é outra.')
  await field(page, 'name').fill('Grace')
  await field(page, 'email').fill('grace@school.example')
  await page.waitForTimeout(writing)
  await sendButton(page).click()
  await expectSent(page)
  await page.getByRole('link', { name: pt('contact:sent.backToSign', { gloss: 'CASA' }) }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'CASA' })).toBeVisible()
})

test('Grace tells which sign is missing, with the word that she looked for [PUB-06]', async ({ page }) => {
  await open(page, '/pt/contact?missing=saudade%20%3Cb%3E')
  await expect(field(page, 'word')).toHaveValue('saudade <b>')
  await expect(form(page).getByLabel(pt('contact:about.missing'))).toBeChecked()
  await form(page).getByLabel(pt('contact:about.question')).check()
  await expect(field(page, 'word')).toBeHidden()
})

test('a sign that is unknown, pending or malformed gives the plain form, and tells nothing [PUB-06]', async ({
  baseURL,
}) => {
  const plain = await sendRequest(`${baseURL}/pt/contact`)
  const shape = ({ body }: { body: string }) =>
    (/<form[^>]*method="post"[\s\S]*?<\/form>/.exec(body)?.[0] ?? '').replace(/value="[\w.-]{60,}"/, '')
  expect(shape(plain)).toContain('name="subject"')
  for (const sign of ['999999', '0', '-1', 'x', '1e3', '99999999999999999999', '%00', "1'--"]) {
    const answer = await sendRequest(`${baseURL}/pt/contact?sign=${sign}`)
    expect(answer.status, sign).toBe(200)
    expect(shape(answer), sign).toBe(shape(plain))
  }
})

test('what is wrong is said beside each field in the reader’s language, the first has the focus, nothing is lost [PUB-06]', async ({
  page,
  audit,
  expectError,
}) => {
  expectError('422')
  await open(page, '/pt/contact')
  await write(page)
  await form(page).getByLabel(pt('contact:about.missing')).check()
  await field(page, 'name').fill('  ')
  await field(page, 'email').fill('grace@school')
  await field(page, 'message').fill('a'.repeat(5_001))
  await withoutNativeChecks(page)
  await field(page, 'message').fill('a'.repeat(5_001))
  const answered = page.waitForResponse((response) => response.request().method() === 'POST')
  await sendButton(page).click()
  expect((await answered).status()).toBe(422)
  await expect(field(page, 'word')).toBeFocused()
  const says = (key: 'word' | 'message' | 'name' | 'email', text: string) =>
    expect(field(page, key)).toHaveAccessibleDescription(new RegExp(RegExp.escape(text)))
  await says('word', pt('errors:value.required'))
  await says('message', pt('errors:value.tooLong', { max: 5000 }))
  await says('name', pt('errors:value.required'))
  await says('email', pt('errors:value.email'))
  await expect(field(page, 'subject')).not.toHaveAttribute('aria-invalid')
  await expect(field(page, 'subject')).toHaveValue('Uma visita')
  await expect(field(page, 'email')).toHaveValue('grace@school')
  await expect(field(page, 'message')).toHaveValue('a'.repeat(5_001))
  await expect(form(page).getByText(pt('contact:fields', { count: 4 }))).toBeVisible()
  await audit()
})

async function readInGerman(page: Page) {
  await page.locator('summary').filter({ hasText: 'PT' }).click()
  await page.getByRole('link', { name: pt('public:languages.de') }).click()
  await expect(page.getByRole('heading', { level: 1, name: de('contact:title') })).toBeVisible()
}

for (const query of ['', '?sign=5'])
  test(`what is written stays when the language changes: /contact${query} [PUB-06]`, async ({ page }) => {
    await open(page, `/pt/contact${query}`)
    await write(page)
    const message = await field(page, 'message').inputValue()
    await readInGerman(page)
    await expect(page).toHaveURL(`/de/contact${query}`)
    await expect(field(page, 'subject', de)).toHaveValue('Uma visita')
    await expect(field(page, 'message', de)).toHaveValue(message)
    await expect(field(page, 'email', de)).toHaveValue('grace@school.example')
  })

test('what was refused stays when the language changes [PUB-06]', async ({ page, expectError }) => {
  expectError('422')
  await open(page, '/pt/contact')
  await withoutNativeChecks(page)
  await write(page)
  await field(page, 'subject').fill('')
  await sendButton(page).click()
  await expect(field(page, 'subject')).toHaveAttribute('aria-invalid', 'true')
  await waitForHydration(page)
  await readInGerman(page)
  await expect(field(page, 'message', de)).toHaveValue(/^Podemos ir/)
  await expect(field(page, 'email', de)).toHaveValue('grace@school.example')
})

test('the browser asks for what is missing before anything is sent [PUB-06]', async ({ page }) => {
  await open(page, '/pt/contact')
  const posts: string[] = []
  page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()))
  await sendButton(page).click()
  await expect(field(page, 'subject')).toBeFocused()
  await write(page)
  await field(page, 'email').fill('grace@school')
  await sendButton(page).click()
  await expect(field(page, 'email')).toBeFocused()
  expect(posts).toEqual([])
})

test('who is quicker than a person is asked to send again, and then it goes [PUB-06]', async ({
  page,
  expectError,
}) => {
  expectError('422')
  await page.goto('/pt/contact')
  await page.evaluate((body) => {
    const made = document.createElement('form')
    made.method = 'post'
    made.action = '/pt/contact'
    const token = document.querySelector<HTMLInputElement>('input[name=token]')?.value ?? ''
    for (const [name, value] of new URLSearchParams(body)) {
      const input = document.createElement('input')
      input.name = name
      input.value = name === 'token' ? token : value
      made.append(input)
    }
    document.body.append(made)
    made.submit()
  }, contactFormBody(''))
  await expect(form(page).getByText(pt('errors:form.tooQuick'))).toBeVisible()
  await expect(field(page, 'name')).toHaveValue('Grace')
  await page.waitForTimeout(writing)
  await sendButton(page).click()
  await expectSent(page)
})

test('a robot that fills in everything is refused, and so is a form that is not from here [PUB-06]', async ({
  page,
  baseURL,
}) => {
  await open(page, '/pt/contact')
  await expect(page.locator('input[name=website]')).toBeHidden()
  const token = await fetchFormToken(`${baseURL}/pt/contact`)
  const headers = sameOriginFormHeaders(baseURL ?? '')
  const send = (body: string) => sendRequest(`${baseURL}/de/contact`, { method: 'POST', headers, body })
  const de = translator('de')
  await page.waitForTimeout(writing)
  const robot = await send(contactFormBody(token, { website: 'https://spam.example' }))
  expect(robot.status).toBe(422)
  expect(robot.body).toContain(de('errors:form.robot'))
  expect(robot.body).not.toContain('spam.example')
  for (const wrong of ['', 'made-up', `${token}A`]) {
    const stranger = await send(contactFormBody(wrong))
    expect(stranger.status).toBe(422)
    expect(stranger.body).toContain(de('errors:form.expired'))
    expect(stranger.body).toContain('May we come with &lt;twenty&gt; pupils &amp; 手話?')
  }
})

test('a form that is sent again and again is one message; a flood of others is stopped, with all that was written [PUB-06]', async ({
  page,
  baseURL,
  expectError,
  audit,
}) => {
  expectError('429')
  const address = `${baseURL}/pt/contact`
  const token = await fetchFormToken(address)
  await page.waitForTimeout(writing)
  const headers = sameOriginFormHeaders(baseURL ?? '')
  const send = (number: number) =>
    sendRequest(address, {
      method: 'POST',
      from: '127.0.0.9',
      headers,
      body: contactFormBody(token, { subject: `No. ${number}` }),
    })
  for (let again = 0; again < 12; again++) expect((await send(0)).status).toBe(303)
  for (let number = 1; number < 10; number++) expect((await send(number)).status).toBe(303)
  const refused = await send(10)
  expect(refused.status).toBe(429)
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(600)
  expect(refused.headers['cache-control']).toBe('no-store')
  // What a visitor says of their address helps nobody out.
  const lie = await sendRequest(address, {
    method: 'POST',
    from: '127.0.0.9',
    headers: { ...headers, 'x-forwarded-for': '198.51.100.1' },
    body: contactFormBody(token, { subject: 'No. 11' }),
  })
  expect(lie.status).toBe(429)

  // The page as its sender sees it.
  await page.route('**/pt/contact', async (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    const { status, headers, body } = await send(12)
    await route.fulfill({ status, headers: headers as Record<string, string>, body })
  })
  await open(page, '/pt/contact')
  await write(page)
  await sendButton(page).click()
  await expect(form(page).getByText(/10 min/)).toBeVisible()
  await expect(field(page, 'subject')).toHaveValue('No. 12')
  await audit()
})

test('two presses of the button send one message, and show one success [PUB-06]', async ({ page }) => {
  await open(page, '/pt/contact')
  await write(page)
  await page.waitForTimeout(writing)
  await sendButton(page).dblclick()
  await expectSent(page)
})

test('a form on another site sends nothing here [PUB-06]', async ({ page, baseURL, expectError }) => {
  expectError('403')
  const token = await fetchFormToken(`${baseURL}/pt/contact`)
  await page.waitForTimeout(writing)
  const elsewhere = await sendRequest(`${baseURL}/pt/contact`, {
    method: 'POST',
    headers: {
      ...sameOriginFormHeaders(baseURL ?? ''),
      origin: 'https://evil.example',
      'accept-language': 'hu',
    },
    body: contactFormBody(token),
  })
  expect(elsewhere.status).toBe(403)
  expect(elsewhere.body).toBe(hu('errors:request.crossSite'))

  const inputs = [...new URLSearchParams(contactFormBody(token))]
    .map(([name, value]) => `<textarea name="${name}">${value.replaceAll('<', '&lt;')}</textarea>`)
    .join('')
  await page.setContent(
    `<form method="post" action="${baseURL}/pt/contact">${inputs}<button>go</button></form>`,
  )
  const answered = page.waitForResponse((response) => response.request().method() === 'POST')
  await page.getByRole('button').click()
  expect((await answered).status()).toBe(403)
})

test('other types, bodies without end and other methods are refused, each with its status and the form [PUB-06]', async ({
  baseURL,
}) => {
  const address = `${baseURL}/en/contact`
  const en = translator('en')
  const own = sameOriginFormHeaders(baseURL ?? '')
  for (const [status, code, options] of [
    [
      415,
      'request.unsupportedType',
      {
        method: 'POST',
        headers: { ...own, 'content-type': 'multipart/form-data; boundary=x' },
        body: '--x--',
      },
    ],
    [
      415,
      'request.unsupportedType',
      { method: 'POST', headers: { ...own, 'content-type': 'application/json' }, body: '{}' },
    ],
    [413, 'request.tooLarge', { method: 'POST', headers: own, body: `message=${'a'.repeat(100_001)}` }],
    [405, 'request.methodNotAllowed', { method: 'PUT', headers: own, body: 'a=b' }],
    [
      422,
      'value.oneLine',
      { method: 'POST', headers: own, body: contactFormBody('x', { subject: 'a\r\nBcc: b@c.example' }) },
    ],
    [
      422,
      'value.oneLine',
      {
        method: 'POST',
        headers: own,
        body: contactFormBody('x', { email: 'a@b.example\nBcc: b@c.example' }),
      },
    ],
  ] as const) {
    const answer = await sendRequest(address, options)
    expect(answer.status, code).toBe(status)
    expect(answer.body, code).toContain(en(`errors:${code}`))
    expect(answer.body, code).toContain('name="subject"')
    expect(answer.headers['cache-control'], code).toBe('no-store')
  }
})

test('no two readers get the same form, in whatever way they ask for it [PUB-06]', async ({ baseURL }) => {
  for (const path of ['/pt/contact', '/pt/contact?missing=a', '/pt/contact.data']) {
    const answers = await Promise.all([1, 2, 3].map(() => sendRequest(baseURL + path)))
    const tokens = answers.map(({ body }) => /[0-9a-z]{8,9}\.[\w-]{22}\.[\w-]{43}/.exec(body)?.[0])
    expect(tokens.every(Boolean), path).toBe(true)
    expect(new Set(tokens).size, path).toBe(3)
    for (const { headers } of answers) expect(headers['cache-control'], path).toBe('no-store')
  }
})

test('Grace writes with the keyboard alone [PUB-06] [UIX-03]', async ({ page }) => {
  await open(page, '/pt/contact')
  await form(page).getByLabel(pt('contact:about.question')).focus()
  await page.keyboard.press('ArrowDown')
  for (const text of ['casa', 'Um erro', 'A mão é outra.', 'Grace', 'grace@school.example']) {
    await page.keyboard.press('Tab')
    await page.keyboard.type(text)
  }
  await expect(field(page, 'word')).toHaveValue('casa')
  await expect(field(page, 'email')).toHaveValue('grace@school.example')
  await page.waitForTimeout(writing)
  await page.keyboard.press('Tab')
  await expect(sendButton(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expectSent(page)
})

for (const [width, scheme] of [
  [320, 'dark'],
  [1280, 'light'],
] as const)
  test(`nothing hinders anybody who writes, at ${width} pixels, ${scheme} [PUB-06] [UIX-03]`, async ({
    page,
    audit,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' })
    const sign = /\d+$/.exec(await signPath(page, 'casa'))?.[0]
    for (const path of ['', `?sign=${sign}`, '?missing=saudade', '?sent=1'])
      for (const locale of ['de', 'pt']) {
        await open(page, `/${locale}/contact${path}`)
        await audit(path)
        expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(
          true,
        )
      }
  })

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('Grace mends a mistake and sends her message [PUB-06]', async ({ page, expectError }) => {
    expectError('422')
    await page.goto('/hu/contact')
    await write(page, hu)
    // A blank alone is something to a browser, and nothing to a reader.
    await field(page, 'subject', hu).fill(' ')
    await sendButton(page, hu).click()
    await expect(form(page).getByText(hu('contact:fields', { count: 1 }))).toBeVisible()
    await expect(field(page, 'subject', hu)).toBeFocused()
    await expect(field(page, 'message', hu)).toHaveValue('Podemos ir com vinte alunos?\nEm maio: ő, õ, 手話.')
    await field(page, 'subject', hu).fill('Látogatás')
    await page.waitForTimeout(writing)
    await sendButton(page, hu).click()
    await expectSent(page, hu)
  })
})
