import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { handSpriteUrl } from '../hand-sprite.ts'
import { HandFiles } from './HandFiles.tsx'
import { HandPicture } from './HandPicture.tsx'
import { HandMarkupContext } from './InlineHands.tsx'

const none = { drawing: null, symbol: null, picture: null }
const index = { ...none, drawing: '250002', symbol: 'S10000' }
const fist = { ...none, drawing: 'u50000' }
const flat = { ...none, drawing: 'u11110' }
const uploaded = { ...none, picture: '/media/1/a.webp' }

/** A page on which the first two hands are to be part of the HTML. */
const page = (find: (code: string) => string | undefined) =>
  renderToStaticMarkup(
    <HandMarkupContext value={find}>
      <HandFiles hands={[index, fist, uploaded, flat]} first={[index, fist, index, uploaded, null]}>
        {[index, fist, flat].map((hand) => (
          <HandPicture key={hand.drawing} hand={hand} />
        ))}
      </HandFiles>
    </HandMarkupContext>,
  )

test('the first hands are part of the HTML, each once, and the files have the others alone [D36]', () => {
  const markup = page((code) => `<symbol id="hand-${code}"></symbol>`)
  expect(markup.match(/<symbol id="[^"]+"/g)).toEqual([
    '<symbol id="hand-250002"',
    '<symbol id="hand-u50000"',
  ])
  expect(markup.match(/<use href="[^"]+"/g)).toEqual([
    '<use href="#hand-250002"',
    '<use href="#hand-u50000"',
    `<use href="${handSpriteUrl(['u11110'])}#u11110"`,
  ])
})

test('a hand whose drawing is not there yet comes in a file [D36]', () => {
  const markup = page((code) => (code === '250002' ? undefined : `<symbol id="hand-${code}"></symbol>`))
  expect(markup).toContain(`<use href="${handSpriteUrl(['250002', 'u11110'])}#250002"`)
  expect(markup).toContain('<use href="#hand-u50000"')
  expect(page(() => undefined)).not.toContain('data-inline-hands')
})
