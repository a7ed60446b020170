import { getNumbers, listWatchedSigns } from '#domains/numbers/index.ts'
import { type Period, parsePeriod } from '#domains/numbers/month.ts'
import { writeNumbers, writeWatchedSigns } from '#domains/numbers/numbers.export.ts'
import { type NumberPart, numberParts } from '#domains/numbers/numbers-paths.ts'
import { attachmentHeaders } from '#platform/http/stream-file.ts'
import { isoDateIn } from '#platform/i18n/format.ts'
import { pageError } from '../../page-errors.ts'
import { panelContext } from '../guard.ts'
import type { Route } from './+types/export.ts'
import { numbersContext } from './numbers-context.ts'

/** A part of the numbers as a CSV file. */
export async function loader({ params, context: provider, url }: Route.LoaderArgs) {
  const { app, signedIn, locale } = panelContext({ params, context: provider })
  const part = numberParts.find((one) => one === url.searchParams.get('part'))
  if (part === undefined) throw pageError('page.notFound')
  const period = parsePeriod(url.searchParams.get('period'))
  const content = await writePart(part, period)
  const { platform, timeZone } = app.settings
  const name = `${platform}-${part}-${isoDateIn(app.now(), timeZone)}.csv`
  return new Response(content, { headers: attachmentHeaders(name, 'text/csv; charset=utf-8') })

  async function writePart(wanted: NumberPart, period: Period): Promise<string> {
    const context = numbersContext(app)
    if (wanted !== 'views')
      return writeNumbers(wanted, await getNumbers(context, signedIn.actor, { period, locale }))
    return writeWatchedSigns((await listWatchedSigns(context, signedIn.actor, { period, limit: null })) ?? [])
  }
}
