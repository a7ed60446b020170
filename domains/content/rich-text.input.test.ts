import { expect, test } from 'vitest'
import { formErrors } from '#platform/forms/schema.ts'
import { hasRichText, richTextSchema } from './rich-text.input.ts'

const fiveMegabytes = 5_000_000

test.each(['a', '<', '<p>a</p>\n'])(
  'five megabytes of %j are refused with the permitted length, and nothing is cut off [CNT-06] [VAL-01]',
  (part) => {
    const text = part.repeat(fiveMegabytes / part.length)
    expect(formErrors(richTextSchema(50_000), text)).toEqual([
      { field: '', code: 'value.tooLong', params: { max: 50_000 } },
    ])
    expect(hasRichText(text)).toBe(true)
  },
)

test('tags and blanks are no text [VAL-01]', () => {
  expect(['', '<p> </p>', '<p>&nbsp;</p><br>'].map(hasRichText)).toEqual([false, false, false])
  expect(['<p>a</p>', '<img src="/media/1/a.webp" alt="">'].map(hasRichText)).toEqual([true, true])
})

test.each([
  ['<img src="/media/1/a.webp" alt="Uma mão">', true],
  ['<p>a</p><img alt="" src="/media/1/a.webp">', true],
  ["<img src='/media/1/a.webp' alt='a > b'>", true],
  ['<img src="/media/1/a.webp" alt>', true],
  ['<img src="/media/1/a.webp">', false],
  ['<img src="/media/1/a.webp" alt="  ">', false],
  ['<img src="/media/1/a.webp" data-alt="a">', false],
  ['<img src="/media/1/a.webp" alt="a"><IMG SRC="/media/2/b.webp">', false],
])(
  'in %s each picture has an alternative text or is decoration: %s [CNT-06] [VAL-01]',
  (html, isAccepted) => {
    expect(formErrors(richTextSchema(1000), html).map(({ code }) => code)).toEqual(
      isAccepted ? [] : ['value.pictureText'],
    )
  },
)
