import type { OpenAPIHono } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { html } from 'hono/html'
import { annotationManualSlug } from '#domains/content/content.ts'
import { signPagesFile, signsFile, templateFile } from '#domains/elan-vocabulary/vocabulary-name.ts'
import { contentSecurityPolicy, newNonce } from '#platform/http/nonce.ts'
import { requestLocale } from '#platform/http/request-locale.ts'
import { type Translate, translator } from '#platform/i18n/i18n-resources.ts'
import type { Locale } from '#platform/i18n/locales.ts'

type Document = ReturnType<OpenAPIHono['getOpenAPI31Document']>

interface Operation {
  summary?: string
  parameters?: { name: string; in: string; required?: boolean; description?: string }[]
  requestBody?: { content: Record<string, { example?: unknown }> }
  responses?: Record<string, { description: string }>
}

/**
 * The OpenAPI document as an HTML page: every path with its parameters and responses.
 * @param origin begins the addresses that people copy into other programs
 */
export function docsPage(c: Context, document: Document, origin: string) {
  const nonce = newNonce()
  const t = translator(requestLocale(c))
  c.header('content-security-policy', contentSecurityPolicy(nonce, false))
  const operations = Object.entries(document.paths ?? {}).flatMap(([path, methods]) =>
    Object.entries(methods as Record<string, Operation>).map(([method, operation]) => ({
      path,
      method,
      operation,
    })),
  )
  return c.html(html`<!doctype html>
<html lang="${requestLocale(c)}">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${t('api:title')}</title>
<style nonce="${nonce}">
body { font: 1rem/1.6 system-ui, sans-serif; max-width: 60rem; margin: 0 auto; padding: 1.5rem; color: #14202b; background: #fbfaf7; }
section { border-top: 1px solid #d9dde1; padding: 1rem 0; }
code { font-size: 0.95em; overflow-wrap: anywhere; } h2 code { color: #005a9c; } h2 { font-size: 1.1rem; }
pre { overflow-x: auto; } table { border-collapse: collapse; width: 100%; } td, th { text-align: left; vertical-align: top; padding: 0.25rem 1rem 0.25rem 0; }
a { color: #005a9c; }
</style>
</head>
<body>
<main>
<h1>${t('api:title')}</h1>
<p lang="en">${document.info.description}</p>
<p><a href="/api/openapi.json">openapi.json</a></p>
${elanSection(t, origin, requestLocale(c))}
${operations.map(
  ({ path, method, operation }) => html`<section>
<h2><code>${method.toUpperCase()} /api${path}</code></h2>
<p lang="en">${operation.summary ?? ''}</p>
${operation.parameters?.length ? html`<table><tbody>${operation.parameters.map((one) => html`<tr><th scope="row"><code>${one.name}</code></th><td lang="en">${one.description ?? one.in}</td></tr>`)}</tbody></table>` : ''}
<ul>${Object.entries(operation.responses ?? {}).map(([status, answer]) => html`<li><code>${status}</code> <span lang="en">${answer.description}</span></li>`)}</ul>
${exampleOf(operation)}
</section>`,
)}
</main>
</body>
</html>`)
}

/** The addresses that annotators enter in ELAN. */
function elanSection(t: Translate, origin: string, locale: Locale) {
  const links = [
    [t('elanVocabulary:docs.films'), signsFile],
    [t('elanVocabulary:docs.pages'), signPagesFile],
    [t('elanVocabulary:docs.template'), templateFile],
  ].map(([label, file]) => [label, `${origin}/api/ecv/${file}`])
  return html`<section>
<h2>${t('elanVocabulary:docs.title')}</h2>
<p>${t('elanVocabulary:docs.about')}</p>
<p><a href="/${locale}/${annotationManualSlug}">${t('elanVocabulary:docs.manual')}</a></p>
<ul>${links.map(([label, address]) => html`<li>${label}: <a href="${address}"><code>${address}</code></a></li>`)}</ul>
</section>`
}

/** The example of the body, if the document has one. */
function exampleOf({ requestBody }: Operation) {
  const example = requestBody?.content['application/json']?.example
  return example === undefined
    ? ''
    : html`<pre tabindex="0"><code>${JSON.stringify(example, null, 2)}</code></pre>`
}
