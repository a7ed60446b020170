// @vitest-environment happy-dom
import { beforeEach, describe, expect, test } from 'vitest'
import { findLinkTarget } from './use-link-navigation.ts'

beforeEach(() => {
  document.body.innerHTML = ''
  ;(window as unknown as { happyDOM: { setURL(url: string): void } }).happyDOM.setURL(
    'http://signs.example/pt/faqs',
  )
})

/** Clicks the innermost element of a link and returns the target of the navigation. */
function click(html: string, init: MouseEventInit = {}, before?: (event: MouseEvent) => void) {
  document.body.innerHTML = html
  let element = document.body.firstElementChild as Element
  while (element.firstElementChild) element = element.firstElementChild
  let target: string | undefined
  const listener = (event: MouseEvent) => {
    before?.(event)
    target = findLinkTarget(event)
    event.preventDefault()
  }
  document.addEventListener('click', listener, { once: true })
  element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }))
  return target
}

describe('a click on a link', () => {
  test.each([
    ['/de/about', '/de/about'],
    ['/pt', '/pt'],
    ['?q=casa&page=2', '/pt/faqs?q=casa&page=2'],
    ['?', '/pt/faqs'],
    ['/pt/about#explanatory-video', '/pt/about#explanatory-video'],
    ['http://signs.example/et/search-signs/words?q=ő', '/et/search-signs/words?q=%C5%91'],
  ])('to %s navigates to %s', (href, expected) => {
    expect(click(`<a href="${href}"><span>x</span></a>`)).toBe(expected)
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
  ])('to %s is left to the browser', (href) => expect(click(`<a href="${href}">x</a>`)).toBeUndefined())

  test.each([
    [{ metaKey: true }],
    [{ ctrlKey: true }],
    [{ shiftKey: true }],
    [{ altKey: true }],
    [{ button: 1 }],
  ])('with %o is left to the browser', (init) => {
    expect(click('<a href="/pt">x</a>', init)).toBeUndefined()
  })

  test('for a download or another window is left to the browser', () => {
    expect(click('<a href="/pt" download>x</a>')).toBeUndefined()
    expect(click('<a href="/pt" target="_blank">x</a>')).toBeUndefined()
  })

  test('that was already handled, or outside a link, is ignored', () => {
    expect(click('<a href="/pt">x</a>', {}, (event) => event.preventDefault())).toBeUndefined()
    expect(click('<button>x</button>')).toBeUndefined()
  })
})
