import { castEmail, castPassword } from '#seeds/cast-people.ts'
import { expect, open, test, translator } from './journey.ts'

const pt = translator('pt')

const fill = async (page: import('@playwright/test').Page, t: typeof pt, email: string, password: string) => {
  await page.getByLabel(t('signIn:email')).fill(email)
  await page.getByLabel(t('signIn:password'), { exact: false }).first().fill(password)
  await page.getByRole('button', { name: t('signIn:submit') }).click()
}

test('Bruno signs in and comes to the page he had opened, with its query and place [ACC-02]', async ({
  page,
  audit,
}) => {
  await open(page, '/pt/control-panel/overview?from=mail#signs')
  await expect(page).toHaveURL('/pt/login?redirect=%2Fpt%2Fcontrol-panel%2Foverview%3Ffrom%3Dmail#signs')
  await expect(page.getByText(pt('signIn:goesOn'))).toBeVisible()
  await audit()
  await fill(page, pt, castEmail('bruno'), castPassword)
  await expect(page).toHaveURL('/pt/control-panel/overview?from=mail#signs')
})
