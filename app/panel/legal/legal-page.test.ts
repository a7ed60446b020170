import { createStaticHandler } from 'react-router'
import { expect, test } from 'vitest'
import { panelPath } from '../panel-path.ts'
import { legalKindOf } from './legal-page.ts'

const page = (path: string) => ({
  path: `/:locale${panelPath}/${path}`,
  loader: ({ pattern }: { pattern: string }) => Response.json(legalKindOf(pattern)),
})
const { queryRoute } = createStaticHandler([page('terms-of-use/create'), page('privacy-policy/create')])

test.each([
  ['terms-of-use/create', 'terms'],
  ['Terms-of-Use/create', 'terms'],
  ['privacy-policy/create', 'privacy'],
  ['PRIVACY-POLICY/create', 'privacy'],
])('the page %s is about the same text whatever the case of its address: %s', async (path, kind) => {
  const answer: Response = await queryRoute(new Request(`http://localhost/pt${panelPath}/${path}`))
  expect(await answer.json()).toBe(kind)
})
