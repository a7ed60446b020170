import { countFrequency, listCollocations, listOccurrenceBatches } from '#domains/occurrences/index.ts'
import { parseOccurrenceQuery } from '#domains/occurrences/occurrence-query.input.ts'
import {
  writeCollocations,
  writeFrequency,
  writeOccurrences,
} from '#domains/occurrences/occurrences.export.ts'
import { occurrenceParts } from '#domains/occurrences/occurrences-paths.ts'
import { attachmentHeaders, streamChunks } from '#platform/http/stream-file.ts'
import { isoDateIn } from '#platform/i18n/format.ts'
import { pageError } from '../../page-errors.ts'
import { panelContext } from '../guard.ts'
import type { Route } from './+types/export.ts'

/** The occurrences, the frequencies or the collocations of a page as a CSV file, with all rows. */
export async function loader({ params, context, url }: Route.LoaderArgs) {
  const { app, signedIn } = panelContext({ params, context })
  const { actor } = signedIn
  const part = occurrenceParts.find((one) => one === url.searchParams.get('part'))
  if (part === undefined) throw pageError('page.notFound')
  const filters = parseOccurrenceQuery(url.searchParams)
  const { platform, timeZone } = app.settings
  const name = `${platform}-occurrences-${part}-${isoDateIn(app.now(), timeZone)}.csv`
  return new Response(await writePart(), { headers: attachmentHeaders(name, 'text/csv; charset=utf-8') })

  async function writePart() {
    if (part === 'collocations') return writeCollocations(await listCollocations(app, actor, { filters }))
    if (part === 'frequency') {
      const all = { filters, by: filters.by, from: 0, size: null }
      const { by, rows, rules } = await countFrequency(app, actor, all)
      return writeFrequency(by, rows, rules)
    }
    const batches = listOccurrenceBatches(app, actor, { filters })
    return streamChunks(writeOccurrences(batches), (error) =>
      app.log.error({ err: error }, 'a file of occurrences ended early'),
    )
  }
}
