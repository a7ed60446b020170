import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { MovementIcon } from '#ui/body/MovementIcon.tsx'
import { entryOptions } from './entry-options.tsx'

const entry = { id: 1, value: 'chest', label: 'Chest', parentId: null, groupId: null }

test('an option has the picture of its value, or its drawing without a text of its own [SGN-04]', () => {
  const [uploaded, drawn, plain] = entryOptions([
    { ...entry, picture: '/media/chest.png' },
    { ...entry, drawing: 'chest' },
    entry,
  ])
  expect(uploaded).toMatchObject({ id: '1', label: 'Chest', picture: '/media/chest.png', drawing: undefined })
  const drawing = renderToStaticMarkup(drawn?.drawing)
  expect(drawing).toMatch(/^<svg [^>]*aria-hidden="true"/)
  expect(drawing).toMatch(/<use href="[^"]+#chest"/)
  expect(plain).toMatchObject({ picture: undefined, drawing: undefined })
})

test('a value of another list can be drawn, and its uploaded picture still comes first [SGN-04]', () => {
  const [uploaded, drawn] = entryOptions(
    [
      { ...entry, picture: '/media/up.png' },
      { ...entry, value: 'up' },
    ],
    ({ value }) => <MovementIcon direction={value} />,
  )
  expect(uploaded).toMatchObject({ picture: '/media/up.png' })
  expect(renderToStaticMarkup(drawn?.drawing)).toMatch(/^<svg [^>]*aria-hidden="true"/)
})
