import { expect, signIn, test } from './journey.ts'

test('Bruno is signed in', async ({ page }) => {
  await signIn(page, 'bruno')
  await page.goto('/pt/control-panel/overview')
  await expect(page).toHaveURL(/overview$/)
  expect((await (await page.request.get('/api/me-sign')).json()).user.name).toBe('Bruno')
})
