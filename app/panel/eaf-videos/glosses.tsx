import { redirect } from 'react-router'
import { glossChoiceSchema, readChoice } from '#domains/eaf-videos/gloss-change.input.ts'
import { countValues } from '#domains/eaf-videos/gloss-tally.ts'
import { parseValuesQuery } from '#domains/eaf-videos/gloss-values-query.input.ts'
import {
  presentGlossReport,
  presentGlossValues,
  presentValueTabs,
} from '#domains/eaf-videos/glosses.presenter.ts'
import { glossesPath, glossValuesPath } from '#domains/eaf-videos/glosses-paths.ts'
import {
  chooseGlossTiers,
  compareChoice,
  createSignsOfValues,
  decideValues,
  getGlosses,
  getGlossTiers,
  matchAgain,
} from '#domains/eaf-videos/index.ts'
import { ChoiceComparison } from '#domains/eaf-videos/ui/glosses/ChoiceComparison.tsx'
import { GlossReport } from '#domains/eaf-videos/ui/glosses/GlossReport.tsx'
import { GlossTiersForm } from '#domains/eaf-videos/ui/glosses/GlossTiersForm.tsx'
import { GlossValues } from '#domains/eaf-videos/ui/glosses/GlossValues.tsx'
import styles from '#domains/eaf-videos/ui/glosses/glosses.module.css'
import { encodeValues, parseNear } from '#domains/eaf-videos/value-decisions.ts'
import { AppError } from '#platform/errors/app-error.ts'
import { parseForm } from '#platform/forms/schema.ts'
import { getMessagesUrl, translator } from '#platform/i18n/i18n-resources.ts'
import { Callout } from '#ui/base/Callout.tsx'
import { redirectWithToast } from '../../frame/redirect-with-toast.ts'
import { handleForm } from '../../handle-form.ts'
import { panelContext } from '../guard.ts'
import type { Route } from './+types/glosses.ts'
import { chosenValues, seenRevision } from './gloss-page.ts'
import { nearestSignFinder } from './nearest-signs.ts'
import { presentGlossTiers } from './present-gloss-tiers.ts'
import { orPageError, requireRecordingId } from './require-recording.ts'

export { pageMeta as meta } from '../../page-meta.ts'
export { revalidateOnConflict as shouldRevalidate } from '../../revalidate-on-conflict.ts'

/** Fields of the tiers of a large file. */
const maxFormBytes = 1_000_000

export async function loader({ params, context, url }: Route.LoaderArgs) {
  const { app, signedIn, locale } = panelContext({ params, context })
  const id = requireRecordingId(params.id)
  const query = parseValuesQuery(url.searchParams)
  const glosses = await getGlosses(app, signedIn.actor, { id, query }).catch(orPageError)
  const { recording, tiers, choice, origin, examples, groups, values, page, pages } = glosses
  const reader = { locale, id }
  const counts = (['lexical', 'marked', 'unmatched'] as const).map(
    (name) => [name, countValues(groups, { class: name })] as const,
  )
  return {
    page: { title: `${translator(locale)('eafGlosses:title')}: ${recording.title}`, noindex: true },
    messages: getMessagesUrl(locale, ['eafGlosses', 'kit', 'errors']),
    locale,
    id,
    revision: recording.revision,
    tiers: presentGlossTiers(tiers, locale),
    choice,
    origin,
    examples,
    query: { ...query, page },
    pages,
    report: origin === 'chosen' ? presentGlossReport(groups, reader) : null,
    tabs: presentValueTabs(Object.fromEntries(counts) as Record<(typeof counts)[number][0], number>, {
      ...reader,
      query,
    }),
    values: presentGlossValues(values, { locale, nearOf: nearestSignFinder(app.dictionary, recording) }),
  }
}

export function action({ request, params, context }: Route.ActionArgs) {
  const { app, signedIn, locale } = panelContext({ params, context })
  const { actor } = signedIn
  const id = requireRecordingId(params.id)
  const here = glossesPath(locale, id)
  return handleForm({ request, locale, log: app.log, maxBytes: maxFormBytes }, async (sent, form) => {
    const seen = { id, revision: seenRevision(sent) }
    switch (sent.intent) {
      case 'choose':
      case 'compare': {
        const tiers = await getGlossTiers(app, actor, { id })
        const choice = parseForm(glossChoiceSchema, readChoice(sent, tiers))
        if (sent.intent === 'compare')
          return { comparison: await compareChoice(app, actor, { id, choice }), sent: onlyTexts(sent) }
        const { lexical, unmatched } = await chooseGlossTiers(app, actor, { ...seen, choice })
        return redirectWithToast(here, 'eafGlosses:toast.chosen', { lexical, unmatched })
      }
      case 'matchAgain': {
        const { lexical, unmatched } = await matchAgain(app, actor, seen)
        return redirectWithToast(here, 'eafGlosses:toast.chosen', { lexical, unmatched })
      }
      case 'linkNear': {
        const near = parseNear(form.getAll('near').map(String))
        const decisions = chosenValues(form).flatMap((value) => {
          const sign = near.get(value)
          return sign === undefined ? [] : { value, decision: { signs: [sign] } }
        })
        await decideValues(app, actor, { ...seen, decisions })
        const undo = { intent: 'takeBack', value: encodeValues(decisions.map(({ value }) => value)) }
        return redirectWithToast(
          `${here}#values`,
          'eafGlosses:toast.linked',
          { count: decisions.length },
          { path: here, fields: undo },
        )
      }
      case 'takeBack': {
        const decisions = chosenValues(form).map((value) => ({ value, decision: null }))
        await decideValues(app, actor, { ...seen, decisions })
        return redirectWithToast(`${here}#values`, 'eafGlosses:toast.takenBack', { count: decisions.length })
      }
      case 'createSigns': {
        const created = await createSignsOfValues(app, actor, { ...seen, values: chosenValues(form) })
        return redirectWithToast(`${here}#values`, 'eafGlosses:toast.created', { count: created.length })
      }
      case 'decide':
        return redirect(glossValuesPath(locale, id, chosenValues(form)), 303)
      default:
        throw new AppError('request.invalid')
    }
  })
}

const onlyTexts = (values: Record<string, string | undefined>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  )

/** The glosses of a recording: its tiers and convention, how many name signs, and the values. */
export default function RecordingGlosses({ loaderData, actionData }: Route.ComponentProps) {
  const { locale, id, revision, tiers, choice, origin, examples, query, pages, report, tabs, values } =
    loaderData
  const refused = actionData && 'refused' in actionData ? actionData.refused : undefined
  const compared = actionData && 'comparison' in actionData ? actionData : undefined
  const isOfChoice = refused?.values.intent === 'choose' || refused?.values.intent === 'compare'
  return (
    <div className={styles.page}>
      {refused && !isOfChoice && (
        <div role="alert">
          <Callout tone="danger" title={refused.problem} />
        </div>
      )}
      <GlossTiersForm
        key={revision}
        {...{ tiers, choice, origin, revision }}
        examples={compared?.comparison.examples ?? examples}
        sent={compared?.sent}
        refused={isOfChoice ? refused : undefined}
      />
      {compared && <ChoiceComparison {...compared.comparison} locale={locale} />}
      {report && <GlossReport report={report} revision={revision} />}
      {report && <GlossValues {...{ id, revision, query, pages, tabs, values, locale }} />}
    </div>
  )
}
