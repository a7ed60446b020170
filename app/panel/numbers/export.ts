import { getNumbers } from '#domains/numbers/index.ts'
import { parsePeriod } from '#domains/numbers/month.ts'
import { writeNumbers } from '#domains/numbers/numbers.export.ts'
import { numberParts } from '#domains/numbers/numbers-paths.ts'
import { attachmentHeaders } from '#platform/http/stream-file.ts'
import { isoDateIn } from '#platform/i18n/format.ts'
import { pageError } from '../../page-errors.ts'
import { panelContext } from '../guard.ts'
import type { Route } from './+types/export.ts'
import { numbersContext } from './numbers-context.ts'

/** A part of the numbers as a CSV file. */
export async function loader({ params, context, url }: Route.LoaderArgs) {
  const { app, signedIn, locale } = panelContext({ params, context })
  const part = numberParts.find((one) => one === url.searchParams.get('part'))
  if (part === undefined || part === 'views') throw pageError('page.notFound')
  const period = parsePeriod(url.searchParams.get('period'))
  const numbers = await getNumbers(numbersContext(app), signedIn.actor, { period, locale })
  const { platform, timeZone } = app.settings
  const name = `${platform}-${part}-${isoDateIn(numbers.countedAt, timeZone)}.csv`
  return new Response(writeNumbers(part, numbers), {
    headers: attachmentHeaders(name, 'text/csv; charset=utf-8'),
  })
}
