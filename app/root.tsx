import '#ui/theme/base.css'
import { type ReactNode, useEffect } from 'react'
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useNavigation,
  useRouteLoaderData,
} from 'react-router'
import { siteIconPath, tabIconSizes } from '#domains/appearance/site-icons.ts'
import { SchoolModeContext } from '#domains/search/ui/school-mode.ts'
import { localeFromHeader } from '#platform/i18n/choose-locale.ts'
import { defaultLocale, isLocale, type Locale, localeTags } from '#platform/i18n/locales.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { ProgressBar } from '#ui/base/ProgressBar.tsx'
import { ToastRegion } from '#ui/base/ToastRegion.tsx'
import type { Route } from './+types/root.ts'
import { appContext } from './app-context.ts'
import { ErrorPage } from './errors/ErrorPage.tsx'
import { FailureBoundary, FailurePage } from './errors/FailurePage.tsx'
import { trackNavigation } from './errors/reload-guard.ts'
import { retryFailedLoads } from './errors/retry-failed-loads.ts'
import favicon from './favicon.svg'
import { useNonce } from './nonce.ts'
import { MessagePreloads, PageMessages } from './page-messages.tsx'
import { presentRoot } from './present-root.ts'
import { PublicLayout } from './public/PublicLayout.tsx'
import { useLinkNavigation } from './use-link-navigation.ts'
import { useNavigationFeedback } from './use-navigation-feedback.ts'

export { pageMeta as meta } from './page-meta.ts'

/** Data for every page. */
export function loader({ request, params, context }: Route.LoaderArgs) {
  const locale = isLocale(params.locale)
    ? params.locale
    : localeFromHeader(request.headers.get('accept-language'))
  return presentRoot(context.get(appContext), locale)
}

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [trackNavigation, retryFailedLoads]

/** The pages of the panel that change what every page shows. */
const settingPages = /\/control-panel\/(platform-identity|website-settings)(\?|$)/

/** The root data depends on the locale, and on what a person just changed. */
export const shouldRevalidate = ({
  currentParams,
  nextParams,
  formAction,
}: {
  currentParams: { locale?: string }
  nextParams: { locale?: string }
  formAction?: string
}) => currentParams.locale !== nextParams.locale || settingPages.test(formAction ?? '')

function useRoot() {
  const root = useRouteLoaderData<typeof loader>('root')
  const prefix = useLocation().pathname.split('/')[1]
  const locale: Locale = root?.locale ?? (isLocale(prefix) ? prefix : defaultLocale)
  return { root, locale }
}

/**
 * What React Aria's `usePress` adds as the first style sheet if no element has this id. Added after hydration, it would
 * make the browser compute the layers again, and with them the fonts and the layout of the whole page.
 */
const reactAriaStyle = {
  id: 'react-aria-pressable-style',
  css: '@layer{[data-react-aria-pressable]{touch-action:pan-x pan-y pinch-zoom}}',
}

export function Layout({ children }: { children: ReactNode }) {
  const { root, locale } = useRoot()
  const nonce = useNonce()
  // A mark in the browser's timeline: the page reacts to events from now on.
  useEffect(() => {
    performance.mark('hydrated')
  }, [])
  return (
    <html lang={localeTags[locale]}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta property="csp-nonce" content={nonce} />
        <meta name="color-scheme" content="light dark" />
        {/* Declared before any style sheet, because the order of the style sheets depends on the build. */}
        <style id={reactAriaStyle.id} nonce={nonce}>
          {`${reactAriaStyle.css}@layer base, ui;`}
        </style>
        <Meta />
        <SiteIcons logo={root?.iconLogo ?? null} />
        <Links />
        <MessagePreloads />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: hex colours that appearanceCss derived. */}
        {root?.css && <style nonce={nonce} dangerouslySetInnerHTML={{ __html: root.css }} />}
      </head>
      <body>
        {children}
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  )
}

/** The icons of tabs and home screens: made from the logo of the installation, else the built-in one. */
function SiteIcons({ logo }: { logo: number | null }) {
  if (logo === null) return <link rel="icon" href={favicon} type="image/svg+xml" />
  return (
    <>
      {tabIconSizes.map((size) => (
        <link
          key={size}
          rel="icon"
          type="image/png"
          sizes={`${size}x${size}`}
          href={siteIconPath(logo, size)}
        />
      ))}
      <link rel="apple-touch-icon" sizes="180x180" href={siteIconPath(logo, 180)} />
    </>
  )
}

function Page({ children }: { children: ReactNode }) {
  const { root, locale } = useRoot()
  return (
    <PageMessages locale={locale}>
      <NavigationFeedback />
      <SchoolModeContext value={root?.isSchoolMode ?? false}>{children}</SchoolModeContext>
      <ToastRegion />
    </PageMessages>
  )
}

function NavigationFeedback() {
  const { t } = useTranslation('public')
  useNavigationFeedback()
  useLinkNavigation()
  return <ProgressBar pending={useNavigation().state !== 'idle'} label={t('loading')} />
}

export default function Root() {
  return (
    <Page>
      <Outlet />
    </Page>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { root, locale } = useRoot()
  if (!root) return <FailurePage error={error} locale={locale} />
  return (
    <FailureBoundary locale={locale}>
      <Page>
        <PublicLayout>
          <ErrorPage error={error} locale={locale} />
        </PublicLayout>
      </Page>
    </FailureBoundary>
  )
}
