import { translator } from '#platform/i18n/i18n-resources.ts'
import { expect, open, test } from './fixtures.ts'

const queryWithoutMatch =
  'handshape_dominant=flat-hand&location=eyes&movement_direction=down&movement_shape=zigzag'

test('a search by handshape, location and movement without results offers the nearest signs and says why [PUB-13]', async ({
  page,
  audit,
}) => {
  const de = translator('de')
  await open(page, `/de/search-signs/view-all?${queryWithoutMatch}`)
  await expect(page.getByRole('heading', { name: de('search:none.title') })).toBeVisible()
  const near = page.getByRole('region', { name: de('search:near.title') })
  const first = near.getByRole('listitem').first()
  await expect(first).toBeVisible()
  await expect(first.getByRole('link')).toHaveAttribute('href', /^\/de\/signs\/view\/\d+$/)
  await expect(first).toContainText(/gleich|ähnlich/)
  await audit()
})
