import { redirect } from 'react-router'
import { listImports, startImport } from '#domains/sign-import/index.ts'
import { importSettingsSchema, presetSchema, sourceOf } from '#domains/sign-import/sign-import.input.ts'
import { importPath } from '#domains/sign-import/sign-import-paths.ts'
import { ImportForm } from '#domains/sign-import/ui/ImportForm.tsx'
import { ImportList } from '#domains/sign-import/ui/ImportList.tsx'
import { signListPath } from '#domains/sign-management/sign-list-paths.ts'
import { maxCsvBytes } from '#domains/signs/csv/decode-csv.ts'
import { parseForm } from '#platform/forms/schema.ts'
import { withMultipart } from '#platform/http/multipart/with-multipart.ts'
import { formatDate, formatTime } from '#platform/i18n/format.ts'
import { getMessagesUrl, translator } from '#platform/i18n/i18n-resources.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Breadcrumb } from '#ui/base/Breadcrumb.tsx'
import { PanelPage } from '#ui/panel/PanelPage.tsx'
import { handleForm } from '../../handle-form.ts'
import { panelContext } from '../guard.ts'
import type { Route } from './+types/list.ts'

export { pageMeta as meta } from '../../page-meta.ts'

/** A mapping file and the overhead of the multipart form. */
const maxBytes = maxCsvBytes + 2_000_000

export async function loader({ params, context }: Route.LoaderArgs) {
  const { app, signedIn, locale } = panelContext({ params, context })
  const imports = await listImports(app, signedIn.actor, { locale })
  const { timeZone } = app.settings
  return {
    page: { title: translator(locale)('signImport:title'), noindex: true },
    messages: getMessagesUrl(locale, ['signImport', 'signList', 'signForm', 'kit']),
    locale,
    imports: imports.map(({ createdAt, ...one }) => ({
      ...one,
      when: `${formatDate(createdAt, locale, timeZone)} ${formatTime(createdAt, timeZone)}`,
    })),
  }
}

export function action({ request, params, context }: Route.ActionArgs) {
  const { app, signedIn, locale } = panelContext({ params, context })
  return handleForm(
    { request, locale, log: app.log, maxBytes, withForm: withMultipart },
    async (values, form) => {
      const file = fileOf(form, 'file')
      const source = values.source?.trim() || sourceOf(file?.name)
      const ignoreIds = values.ignoreIds === 'on'
      const createValues = values.createValues === 'on'
      const id = await startImport(app, signedIn.actor, {
        file,
        mapping: fileOf(form, 'mapping'),
        preset: parseForm(presetSchema, values.preset ?? ''),
        media: values.media || undefined,
        settings: parseForm(importSettingsSchema, { source, ignoreIds, createValues }),
      })
      return redirect(importPath(locale, id), 303)
    },
  )
}

/** Without a chosen file, browsers send one without name. */
function fileOf(form: FormData | URLSearchParams, field: string): File | undefined {
  const file = form.get(field)
  return file instanceof File && file.name !== '' ? file : undefined
}

/** The form of a new import, and the newest imports. */
export default function Imports({ loaderData, actionData }: Route.ComponentProps) {
  const { locale, imports, page } = loaderData
  const { t } = useTranslation(['signImport', 'signList'])
  return (
    <PanelPage>
      <Breadcrumb
        label={t('signList:title.all')}
        items={[{ label: t('signList:title.all'), to: signListPath(locale) }, { label: page.title }]}
      />
      <h1>{page.title}</h1>
      <p>{t('intro')}</p>
      <ImportForm
        refused={actionData && 'refused' in actionData ? actionData.refused : undefined}
        locale={locale}
      />
      <ImportList imports={imports} locale={locale} />
    </PanelPage>
  )
}
