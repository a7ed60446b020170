// @vitest-environment happy-dom
import { beforeEach, describe, expect, test } from 'vitest'
import { findLinkTarget } from './use-link-navigation.ts'

beforeEach(() => {
  document.body.innerHTML = ''
  ;(window as unknown as { happyDOM: { setURL(url: string): void } }).happyDOM.setURL(
    'http://signs.example/pt/faqs',
  )
})

/** What a press of a link means; `html` is the link, which is pressed on its innermost element. */
function press(html: string, how: MouseEventInit = {}, before?: (event: MouseEvent) => void) {
  document.body.innerHTML = html
  let pressed = document.body.firstElementChild as Element
  while (pressed.firstElementChild) pressed = pressed.firstElementChild
  let address: string | undefined
  const read = (event: MouseEvent) => {
    before?.(event)
    address = findLinkTarget(event)
    event.preventDefault()
  }
  document.addEventListener('click', read, { once: true })
  pressed.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...how }))
  return address
}

describe('a press of a link', () => {
  test.each([
    ['/de/about', '/de/about'],
    ['/pt', '/pt'],
    ['?q=casa&page=2', '/pt/faqs?q=casa&page=2'],
    ['?', '/pt/faqs'],
    ['/pt/about#explanatory-video', '/pt/about#explanatory-video'],
    ['http://signs.example/et/search-signs/words?q=ő', '/et/search-signs/words?q=%C5%91'],
  ])('to %s changes the page to %s', (href, address) => {
    expect(press(`<a href="${href}"><span>x</span></a>`)).toBe(address)
  })

  test.each([
    '#main',
    '/media/1/a.mp4',
    '/api/docs',
    '/',
    '/english',
    'http://other.example/pt',
    'mailto:a@b.example',
    '/pt/login',
    '/pt/control-panel/overview',
  ])('to %s is the browser’s', (href) => expect(press(`<a href="${href}">x</a>`)).toBeUndefined())

  test.each([
    [{ metaKey: true }],
    [{ ctrlKey: true }],
    [{ shiftKey: true }],
    [{ altKey: true }],
    [{ button: 1 }],
  ])('with %o opens it as the browser does', (how) => {
    expect(press('<a href="/pt">x</a>', how)).toBeUndefined()
  })

  test('that is a download, or meant for another window, is the browser’s', () => {
    expect(press('<a href="/pt" download>x</a>')).toBeUndefined()
    expect(press('<a href="/pt" target="_blank">x</a>')).toBeUndefined()
  })

  test('that somebody has answered already, or that met no link, is left alone', () => {
    expect(press('<a href="/pt">x</a>', {}, (event) => event.preventDefault())).toBeUndefined()
    expect(press('<button>x</button>')).toBeUndefined()
  })
})
