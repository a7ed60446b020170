import { expect, test } from 'vitest'
import { formatHandTarget, readHandTarget, targetPath } from './hand-target.ts'

const read = (written: string) => readHandTarget(new URLSearchParams(written))

test('a handshape is chosen for a filter of the category search, which keeps its other choices [PUB-10]', () => {
  const target = { filter: 'handshapeDominant', search: 'location=head&category=handshape_dominant' } as const
  expect(read(formatHandTarget(target))).toEqual({ target, problems: [] })
  expect(targetPath(target, 'y-hand')).toBe(
    '/search-signs/category?location=head&category=handshape_dominant&handshape_dominant=y-hand',
  )
  expect(targetPath(target)).toBe('/search-signs/category?location=head&category=handshape_dominant')
  expect(read('finger=thumb')).toEqual({ target: null, problems: [] })
})

test.each(['location', 'constructor', 'handshape ', 'x'.repeat(3000)])(
  'a filter that is none of handshapes is no target, and is reported: %.20s [D34]',
  (name) => {
    const { target, problems } = read(`for=${name}&search=q%3Dsol`)
    if (name.trim() === 'handshape') expect(target).toEqual({ filter: 'handshape', search: 'q=sol' })
    else expect([target, problems.map(({ field }) => field)]).toEqual([null, ['for']])
  },
)

test('the query of a target leads nowhere but to the category search [PUB-10]', () => {
  const { target } = read(`for=handshape&search=${encodeURIComponent('//evil.example/?"><script>')}`)
  expect(target && targetPath(target, 'fist')).toMatch(/^\/search-signs\/category\?[\w%.=&+-]*$/)
  expect(read(`for=handshape&search=${'q'.repeat(9000)}`).target?.search).toBe('')
})
