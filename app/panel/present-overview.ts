import { awaitingListPath } from '#domains/accounts/administration/user-paths.ts'
import { listLatestPeople } from '#domains/accounts/index.ts'
import type { PersonView } from '#domains/accounts/person.presenter.ts'
import { mediaUrl } from '#domains/media/media.ts'
import { maySeeSetup } from '#domains/setup/setup.policy.ts'
import { signEditPath } from '#domains/sign-form/sign-form-paths.ts'
import { getSignWork } from '#domains/sign-management/index.ts'
import type { SignWorkView } from '#domains/sign-management/ui/work/sign-work-view.ts'
import { type Failures, listFailures } from '#domains/signs/index.ts'
import { signPath } from '#domains/signs/sign-path.ts'
import { isAdministrator, isMember } from '#platform/actor.ts'
import { formatDate } from '#platform/i18n/format.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import type { AppContext } from '../app-context.ts'
import { countAwaitingOnce } from './count-awaiting-once.ts'
import { panelPagePath } from './panel-path.ts'
import { presentParkedJobs } from './present-parked-jobs.ts'
import { presentWork } from './present-work.ts'

type OverviewContext = Pick<
  AppContext,
  'actor' | 'db' | 'dictionary' | 'panelSigns' | 'convertsVideos' | 'settings'
>

/** The work, the latest people and the latest signs for a viewer; null for people who are not members. */
export async function presentOverview(app: OverviewContext, locale: Locale) {
  const { actor, db, settings } = app
  if (!isMember(actor)) return null
  const date = (at: Date | number) => formatDate(at, locale, settings.timeZone)
  const audience = isAdministrator(actor) ? 'registered' : 'members'
  const { institutions } = app.dictionary
  const people = await listLatestPeople({ db }, actor, { locale, institutions })
  const work = await getSignWork(app, actor)
  const awaiting = await countAwaitingOnce(app, actor)
  const failures = await listFailures({ db }, actor)
  const shownWork = await presentWork(app, { actor, work, locale })
  return {
    audience,
    work: shownWork,
    nothingWaits: isNothingWaiting(shownWork, (awaiting?.all ?? 0) + failures.videos.count),
    awaiting: awaiting && awaiting.all > 0 ? { ...awaiting, address: awaitingListPath(locale) } : null,
    seesSetup: maySeeSetup(actor).allowed,
    videos: await presentVideos(failures.videos, app, locale),
    parkedJobs: presentParkedJobs(failures.parkedJobs, app, locale),
    people: people.map((person) => ({
      ...presentPerson(person),
      state: isAdministrator(actor) ? person.state : null,
      date: person.registeredAt && date(person.registeredAt),
      address:
        isAdministrator(actor) && person.id !== actor.id
          ? panelPagePath(locale, `users/view/${person.id}`)
          : null,
    })),
    signs: work.latest.map(({ id, entry, status, state, createdAt }) => ({
      id,
      gloss: entry.gloss,
      state,
      date: date(createdAt),
      poster: mediaUrl(app.dictionary.card(id)?.poster ?? null),
      address: status === 'published' ? signPath(locale, id) : null,
    })),
  } as const
}

/** Whether no sign, no draft and nothing above them on the page waits for the viewer. */
const isNothingWaiting = ({ waiting, sentBack, drafts }: SignWorkView, others: number): boolean =>
  (waiting?.count ?? 0) + sentBack.count + drafts.length + others === 0

/** Problems that prevent the processing of videos, for the people who can change it. */
async function presentVideos(
  { count, newest }: Failures['videos'],
  { actor, panelSigns, convertsVideos }: OverviewContext,
  locale: Locale,
) {
  const signs = count > 0 ? await panelSigns.current() : undefined
  return {
    isProgramMissing: isAdministrator(actor) && convertsVideos === false,
    failed: {
      count,
      newest: newest.map(({ name, signId }) => ({
        name,
        gloss: signs?.sign(signId)?.entry.gloss ?? String(signId),
        address: signEditPath(locale, signId),
      })),
    },
  }
}

const presentPerson = ({ id, displayName, profileType, general, details, email }: PersonView) => ({
  id,
  name: displayName,
  type: profileType,
  avatar: general?.avatar ?? null,
  details: [details?.institution, general?.state, email].filter((detail) => typeof detail === 'string'),
})
