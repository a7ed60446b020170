import type { Page } from '@playwright/test'
import { translator } from '#platform/i18n/i18n-resources.ts'
import { localeNames } from '#platform/i18n/locales.ts'
import { contactForm, expectSent, field, sendButton, writeMessage } from './contact-page.ts'
import { contactFormBody, fetchFormToken, sameOriginFormHeaders, sendRequest } from './contact-request.ts'
import { findSignPath, openSignOfWord } from './find-sign.ts'
import { expect, open, test, waitForHydration } from './fixtures.ts'
import { follow } from './follow.ts'
import { chooseLanguage, horizontalOverflow } from './site-parts.ts'

const pt = translator('pt')
const hu = translator('hu')
const de = translator('de')
/** Removes the limits of what can be typed. */
const removeLengthLimits = (page: Page) =>
  contactForm(page).evaluate((element: HTMLFormElement) => {
    for (const input of element.querySelectorAll('[maxlength]')) input.removeAttribute('maxlength')
  })

/** Sends the form as a document without the checks of the page, like a browser whose scripts were not loaded. */
const sendUnchecked = async (page: Page) => {
  const response = page.waitForResponse((candidate) => candidate.request().method() === 'POST')
  await contactForm(page).evaluate((element: HTMLFormElement) => element.submit())
  return response
}

test('a visitor sends a message, sees that it was sent, and a reload does not send it again; another one is sent in Hungarian, once by a double click [PUB-06]', async ({
  page,
}) => {
  await open(page, '/pt/about')
  await page
    .getByRole('link', { name: pt('public:place.contact'), exact: true })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1, name: pt('contact:title') })).toBeVisible()
  await writeMessage(page)
  await sendButton(page).click()
  await expectSent(page)
  await expect(page).toHaveTitle(new RegExp(pt('contact:sent.title')))

  const posts: string[] = []
  page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()))
  await page.reload()
  await expectSent(page)
  expect(posts).toEqual([])
  await page.getByRole('link', { name: pt('contact:sent.another') }).click()
  await expect(field(page, 'subject')).toHaveValue('')

  await chooseLanguage(page, 'PT', localeNames.hu)
  await expect(page.getByRole('heading', { level: 1, name: hu('contact:title') })).toBeVisible()
  await writeMessage(page, hu)
  await sendButton(page, hu).dblclick()
  await expectSent(page, hu)
  await expect(page).toHaveTitle(new RegExp(hu('contact:sent.title')))
})

test('a mistake is reported from the page of a sign; the form names the sign and links back to it [PUB-06]', async ({
  page,
}) => {
  await openSignOfWord(page, 'casa')
  const address = new URL(page.url()).pathname
  await page.getByRole('link', { name: pt('signs:reportMistake') }).click()
  await expect(contactForm(page).getByRole('link', { name: 'CASA' })).toHaveAttribute('href', address)
  await expect(field(page, 'subject')).toHaveValue(pt('contact:subject.mistake', { gloss: 'CASA' }))
  await expect(contactForm(page).getByRole('radio')).toHaveCount(0)
  await field(page, 'message').fill('A mão é outra.')
  await field(page, 'name').fill('Grace')
  await field(page, 'email').fill('grace@school.example')
  await sendButton(page).click()
  await expectSent(page)
  await page.getByRole('link', { name: pt('contact:sent.backToSign', { gloss: 'CASA' }) }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'CASA' })).toBeVisible()
})

test('a missing sign is reported with the word that was searched, and the word alone, which no other message needs, is enough; the keyboard alone is enough to write and send a message [PUB-06] [UIX-03]', async ({
  page,
  audit,
}) => {
  const about = (kind: 'missing' | 'question' | 'mistake') =>
    contactForm(page).getByLabel(pt(`contact:about.${kind}`))
  await open(page, '/pt/contact?missing=saudade%20%3Cb%3E')
  await expect(field(page, 'word')).toHaveValue('saudade <b>')
  await expect(about('missing')).toBeChecked()
  await expect(field(page, 'subject')).toBeHidden()
  await expect(page.locator('input[name=website]')).toBeHidden()
  await about('question').check()
  await expect(field(page, 'word')).toBeHidden()
  await expect(field(page, 'subject')).toBeVisible()

  const mark = contactForm(page)
    .locator('label', { hasText: pt('contact:word.label') })
    .getByText(pt('ui:field.required'))
  await about('mistake').check()
  await expect(field(page, 'word')).toBeVisible()
  await expect(mark).toBeHidden()
  await about('missing').check()
  await expect(mark).toBeVisible()

  await field(page, 'word').fill('')
  await sendButton(page).click()
  await expect(field(page, 'word')).toBeFocused()
  await field(page, 'word').fill('cafuné')
  await audit()
  await sendButton(page).click()
  await expectSent(page)

  await page.getByRole('link', { name: pt('contact:sent.another') }).click()
  await about('question').focus()
  await page.keyboard.press('ArrowDown')
  for (const text of ['casa', 'Um erro', 'A mão é outra.', 'Grace', 'grace@school.example']) {
    await page.keyboard.press('Tab')
    await page.keyboard.type(text)
  }
  await expect(field(page, 'word')).toHaveValue('casa')
  await expect(field(page, 'email')).toHaveValue('grace@school.example')
  await page.keyboard.press('Tab')
  await expect(sendButton(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expectSent(page)
})

test('an unknown, pending or malformed sign id gives the plain form and reveals nothing [PUB-06]', async ({
  baseURL,
}) => {
  const plain = await sendRequest(`${baseURL}/pt/contact`)
  const formMarkup = ({ body }: { body: string }) =>
    (/<form[^>]*method="post"[\s\S]*?<\/form>/.exec(body)?.[0] ?? '').replace(/value="[\w.-]{60,}"/, '')
  expect(formMarkup(plain)).toContain('name="subject"')
  for (const sign of ['999999', '0', '-1', 'x', '1e3', '99999999999999999999', '%00', "1'--"]) {
    const response = await sendRequest(`${baseURL}/pt/contact?sign=${sign}`)
    expect(response.status, sign).toBe(200)
    expect(formMarkup(response), sign).toBe(formMarkup(plain))
  }
})

const expectFieldError = (page: Page, key: 'subject' | 'word' | 'message' | 'name' | 'email', text: string) =>
  expect(field(page, key)).toHaveAccessibleDescription(new RegExp(RegExp.escape(text)))

test('the page reports missing fields in its language before anything is sent; each wrong field shows the error of the server in the language of the page, and the first has the focus [PUB-06] [VAL-02] [VAL-03] [UIX-04]', async ({
  page,
  audit,
  expectError,
}) => {
  await open(page, '/pt/contact')
  const posts: string[] = []
  page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()))
  await sendButton(page).click()
  await expect(field(page, 'subject')).toBeFocused()
  await expect(field(page, 'subject')).toHaveAccessibleDescription(pt('errors:value.required'))
  await writeMessage(page)
  await field(page, 'email').fill('grace@school')
  await sendButton(page).click()
  await expect(field(page, 'email')).toBeFocused()
  await expectFieldError(page, 'email', pt('errors:value.email'))
  await expect(field(page, 'email')).toHaveValue('grace@school')
  expect(posts).toEqual([])

  expectError('422')
  await writeMessage(page)
  await field(page, 'subject').fill('  ')
  await field(page, 'name').fill('  ')
  await removeLengthLimits(page)
  await field(page, 'message').fill('a'.repeat(5_001))
  await sendButton(page).click()
  await expect(
    page
      .getByText(pt('ui:form.mandatory'))
      .or(page.getByText(pt('errors:form.mandatory')))
      .first(),
  ).toBeVisible()
  await expect(field(page, 'subject')).toBeFocused()
  await expectFieldError(page, 'subject', pt('errors:value.required'))
  await expectFieldError(page, 'message', pt('errors:value.tooLong', { max: 5000 }))
  await expectFieldError(page, 'name', pt('errors:value.required'))
  await expect(field(page, 'email')).not.toHaveAttribute('aria-invalid')
  await expect(field(page, 'email')).toHaveValue('grace@school.example')
  await expect(field(page, 'message')).toHaveValue('a'.repeat(5_001))
  await audit()
  await field(page, 'name').fill('Grace')
  await expect(field(page, 'name')).not.toHaveAttribute('aria-invalid')
  await expect(field(page, 'subject')).toHaveAttribute('aria-invalid', 'true')
})

async function switchToGerman(page: Page) {
  await chooseLanguage(page, 'PT', localeNames.de)
  await expect(page.getByRole('heading', { level: 1, name: de('contact:title') })).toBeVisible()
}

test('the text is kept when the language changes, also that of a refused form [PUB-06]', async ({
  page,
  expectError,
}) => {
  for (const query of ['?sign=5', '']) {
    await open(page, `/pt/contact${query}`)
    await writeMessage(page)
    const message = await field(page, 'message').inputValue()
    await switchToGerman(page)
    await expect(page).toHaveURL(`/de/contact${query}`)
    await expect(field(page, 'subject', de)).toHaveValue('Uma visita')
    await expect(field(page, 'message', de)).toHaveValue(message)
    await expect(field(page, 'email', de)).toHaveValue('grace@school.example')
  }

  await chooseLanguage(page, 'DE', localeNames.pt)
  await expect(page.getByRole('heading', { level: 1, name: pt('contact:title') })).toBeVisible()
  await field(page, 'subject').fill('')
  expectError('422')
  expect((await sendUnchecked(page)).status()).toBe(422)
  await expect(field(page, 'subject')).toHaveAttribute('aria-invalid', 'true')
  await waitForHydration(page)
  await switchToGerman(page)
  await expect(field(page, 'message', de)).toHaveValue(/^Podemos ir/)
  await expect(field(page, 'email', de)).toHaveValue('grace@school.example')
})

test('a robot that fills in every field is refused, and so is a form without a valid token [PUB-06]', async ({
  baseURL,
}) => {
  const token = await fetchFormToken(`${baseURL}/pt/contact`)
  const headers = sameOriginFormHeaders(baseURL ?? '')
  const send = (body: string) => sendRequest(`${baseURL}/de/contact`, { method: 'POST', headers, body })
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

test('a repeated message is stored once; too many different ones are refused, and the text is kept [PUB-06]', async ({
  page,
  baseURL,
  expectError,
  audit,
}) => {
  expectError('429')
  const address = `${baseURL}/pt/contact`
  const token = await fetchFormToken(address)
  const headers = sameOriginFormHeaders(baseURL ?? '')
  const send = (number: number) =>
    sendRequest(address, {
      method: 'POST',
      from: '127.0.0.9',
      headers,
      body: contactFormBody(token, { subject: `No. ${number}` }),
    })
  for (let repetition = 0; repetition < 12; repetition++) expect((await send(0)).status).toBe(303)
  for (let number = 1; number < 10; number++) expect((await send(number)).status).toBe(303)
  const refused = await send(10)
  expect(refused.status).toBe(429)
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(600)
  expect(refused.headers['cache-control']).toBe('no-store')
  // A forged X-Forwarded-For header does not make another sender.
  const forged = await sendRequest(address, {
    method: 'POST',
    from: '127.0.0.9',
    headers: { ...headers, 'x-forwarded-for': '198.51.100.1' },
    body: contactFormBody(token, { subject: 'No. 11' }),
  })
  expect(forged.status).toBe(429)

  // The page that this sender gets.
  await page.route('**/pt/contact', async (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    const { status, headers, body } = await send(12)
    await route.fulfill({ status, headers: headers as Record<string, string>, body })
  })
  await open(page, '/pt/contact')
  await writeMessage(page)
  expect((await sendUnchecked(page)).status()).toBe(429)
  await expect(contactForm(page).getByText(/10 min/)).toBeVisible()
  await expect(field(page, 'subject')).toHaveValue('No. 12')
  await audit()
})

test('a form of another site is refused [PUB-06]', async ({ page, baseURL, expectError }) => {
  expectError('403')
  const token = await fetchFormToken(`${baseURL}/pt/contact`)
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
    `<form method="post" action="${baseURL}/pt/contact">${inputs}<button>Send</button></form>`,
  )
  const response = page.waitForResponse((candidate) => candidate.request().method() === 'POST')
  await page.getByRole('button').click()
  expect((await response).status()).toBe(403)
})

test('other content types, too large bodies and other methods are refused with their status and the form [PUB-06]', async ({
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
    const response = await sendRequest(address, options)
    expect(response.status, code).toBe(status)
    expect(response.body, code).toContain(en(`errors:${code}`))
    expect(response.body, code).toContain('name="subject"')
    expect(response.headers['cache-control'], code).toBe('no-store')
  }
})

test('every request gets a form with its own token, as a document and as data [PUB-06]', async ({
  baseURL,
}) => {
  for (const path of ['/pt/contact', '/pt/contact?missing=a', '/pt/contact.data']) {
    const responses = await Promise.all([1, 2, 3].map(() => sendRequest(baseURL + path)))
    const tokens = responses.map(({ body }) => /[0-9a-z]{8,9}\.[\w-]{22}\.[\w-]{43}/.exec(body)?.[0])
    expect(tokens.every(Boolean), path).toBe(true)
    expect(new Set(tokens).size, path).toBe(3)
    for (const { headers } of responses) expect(headers['cache-control'], path).toBe('no-store')
  }
})

test('the form fits narrow and wide windows and passes axe, light and dark [PUB-06] [UIX-03]', async ({
  page,
  audit,
}) => {
  const sign = /\d+$/.exec(await findSignPath(page, 'casa'))?.[0]
  await open(page, '/de/contact')
  for (const path of ['', `?sign=${sign}`, '?missing=saudade', '?sent=1']) {
    await follow(page, `/de/contact${path}`)
    for (const [width, colorScheme] of [
      [320, 'dark'],
      [1280, 'light'],
    ] as const) {
      await page.setViewportSize({ width, height: 800 })
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await audit(`${path} ${width}`)
      expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0)
    }
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a visitor corrects a mistake and sends the message [PUB-06]', async ({ page, expectError }) => {
    expectError('422')
    await page.goto('/hu/contact')
    await writeMessage(page, hu)
    // Browsers accept a single space as a value.
    await field(page, 'subject', hu).fill(' ')
    await sendButton(page, hu).click()
    await expect(contactForm(page).getByText(hu('errors:form.mandatory'))).toBeVisible()
    await expect(field(page, 'subject', hu)).toBeFocused()
    await expect(field(page, 'message', hu)).toHaveValue('Podemos ir com vinte alunos?\nEm maio: ő, õ, 手話.')
    await field(page, 'subject', hu).fill('Látogatás')
    await sendButton(page, hu).click()
    await expectSent(page, hu)
  })
})
