import {
  isValueChange,
  type ValueChange,
  valueChangeSchemas,
} from '#domains/eaf-videos/gloss-change.input.ts'
import { presentGlossValues } from '#domains/eaf-videos/glosses.presenter.ts'
import { glossesPath } from '#domains/eaf-videos/glosses-paths.ts'
import {
  createSignsOfValues,
  decideValues,
  getChosenValues,
  linkCompounds,
} from '#domains/eaf-videos/index.ts'
import styles from '#domains/eaf-videos/ui/glosses/glosses.module.css'
import {
  AsideForm,
  CreateSignsForm,
  LinkForm,
  PartsForm,
  TakeBackForm,
} from '#domains/eaf-videos/ui/glosses/ValueForms.tsx'
import { ValueSign } from '#domains/eaf-videos/ui/glosses/ValueSign.tsx'
import { useSignLookup } from '#domains/sign-form/ui/use-sign-lookup.ts'
import { AppError } from '#platform/errors/app-error.ts'
import { parseForm } from '#platform/forms/schema.ts'
import { getMessagesUrl, translator } from '#platform/i18n/i18n-resources.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { EmptyState } from '#ui/base/EmptyState.tsx'
import { Table } from '#ui/base/Table.tsx'
import { redirectWithToast, type ToastKey } from '../../frame/redirect-with-toast.ts'
import { handleForm } from '../../handle-form.ts'
import { panelContext } from '../guard.ts'
import type { Route } from './+types/gloss-values.ts'
import { seenRevision } from './gloss-page.ts'
import { nearestSignFinder } from './nearest-signs.ts'
import { orPageError, requireRecordingId } from './require-recording.ts'

export { pageMeta as meta } from '../../page-meta.ts'
export { revalidateOnConflict as shouldRevalidate } from '../../revalidate-on-conflict.ts'

const valuesIn = (url: string | URL) => [...new Set(new URL(url).searchParams.getAll('value'))]

export async function loader({ params, context, url }: Route.LoaderArgs) {
  const { app, signedIn, locale } = panelContext({ params, context })
  const id = requireRecordingId(params.id)
  const found = await getChosenValues(app, signedIn.actor, { id, values: valuesIn(url) }).catch(orPageError)
  const { recording } = found
  const nearOf = nearestSignFinder(app.dictionary, recording)
  const values = presentGlossValues(found.values, { locale, nearOf })
  return {
    page: { title: `${translator(locale)('eafGlosses:decide.title')}: ${recording.title}`, noindex: true },
    messages: getMessagesUrl(locale, ['eafGlosses', 'kit', 'errors']),
    locale,
    back: `${glossesPath(locale, id)}#values`,
    revision: recording.revision,
    values,
    areCompounds: values.length > 0 && values.every(({ parts }) => parts.length > 0),
    areDecided: values.some(({ isDecided }) => isDecided),
  }
}

const toasts = {
  link: 'eafGlosses:toast.linked',
  linkParts: 'eafGlosses:toast.linked',
  createSigns: 'eafGlosses:toast.created',
  setAside: 'eafGlosses:toast.setAside',
  takeBack: 'eafGlosses:toast.takenBack',
} as const satisfies Record<ValueChange, ToastKey>

export function action({ request, params, context }: Route.ActionArgs) {
  const { app, signedIn, locale } = panelContext({ params, context })
  const { actor } = signedIn
  const id = requireRecordingId(params.id)
  const values = valuesIn(request.url)
  return handleForm({ request, locale, log: app.log }, async (sent) => {
    const { intent } = sent
    if (!isValueChange(intent)) throw new AppError('request.invalid')
    const seen = { id, revision: seenRevision(sent) }
    const decide = async (decision: Parameters<typeof decideValues>[2]['decisions'][number]['decision']) => {
      await decideValues(app, actor, { ...seen, decisions: values.map((value) => ({ value, decision })) })
      return values.length
    }
    const change: Record<ValueChange, () => Promise<number>> = {
      link: () => decide({ signs: [parseForm(valueChangeSchemas.link, sent).sign] }),
      setAside: () => decide({ reason: parseForm(valueChangeSchemas.setAside, sent).reason }),
      takeBack: () => decide(null),
      linkParts: async () => {
        await linkCompounds(app, actor, { ...seen, values })
        return values.length
      },
      createSigns: async () => (await createSignsOfValues(app, actor, { ...seen, values })).length,
    }
    const count = await change[intent]()
    return redirectWithToast(`${glossesPath(locale, id)}#values`, toasts[intent], { count })
  })
}

/** Decides about chosen values of a recording: a sign, the signs of a compound, new signs, or none. */
export default function DecideAboutValues({ loaderData, actionData }: Route.ComponentProps) {
  const { locale, back, revision, values, areCompounds, areDecided } = loaderData
  const { t } = useTranslation('eafGlosses')
  const form = { revision, refused: actionData?.refused }
  const lookup = useSignLookup(locale)
  const [first] = values
  // Of several values, a sign that each of them may mean.
  const near = values.every((value) => value.near?.id === first?.near?.id) ? (first?.near ?? null) : null
  return (
    <div className={styles.page}>
      <section className={styles.part} aria-labelledby="chosen-values">
        <h2 id="chosen-values">{t('decide.title')}</h2>
        {values.length === 0 ? (
          <EmptyState title={t('decide.none')} />
        ) : (
          <Table
            caption={t('decide.values')}
            head={[t('values.value'), t('values.uses'), t('values.context'), t('values.sign')]}
          >
            {values.map((value) => (
              <tr key={value.key}>
                <th scope="row" className="gloss">
                  {value.value.trim() || t('values.empty')}
                </th>
                <td>{value.uses}</td>
                <td>
                  {value.before} <strong>{value.value}</strong> {value.after}
                </td>
                <td>
                  <ValueSign value={value} locale={locale} />
                </td>
              </tr>
            ))}
          </Table>
        )}
        <p>
          <a href={back}>{t('decide.back')}</a>
        </p>
      </section>
      {values.length > 0 && (
        <div className={styles.acts}>
          {areCompounds && <PartsForm {...form} />}
          <LinkForm {...form} near={near} lookup={lookup} />
          <CreateSignsForm {...form} />
          <AsideForm {...form} />
          {areDecided && <TakeBackForm {...form} />}
        </div>
      )}
    </div>
  )
}
