import { isDeepStrictEqual } from 'node:util'
import { loadDisplayNames } from '#domains/accounts/index.ts'
import { type Actor, actorId } from '#platform/actor.ts'
import { recordAudit } from '#platform/audit/record-audit.ts'
import { recordChange } from '#platform/changes/record-change.ts'
import { type Db, inTransaction, type Tx } from '#platform/db/transaction.ts'
import { AppError } from '#platform/errors/app-error.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { firstRevision, type SettingName, type SettingVersion } from '../setting-version.ts'
import {
  findNewestRevision,
  findSettingVersion,
  insertSettingVersion,
  listSettingVersions,
  lockSettings,
} from './setting-version.queries.ts'

/** How a setting is read and stored. */
export interface VersionedSetting<Content> {
  name: SettingName
  /** The kind of public change that a change records. */
  publicChange: string
  read: (db: Db | Tx) => Promise<Content>
  /**
   * Checks and stores a new content.
   * @throws AppError for a content that is refused
   */
  write: (tx: Tx, content: Content, change: { before: Content; actor: Actor; at: Date }) => Promise<void>
}

/** What the use cases need. */
export interface SettingsContext {
  db: Db
  now: () => Date
}

/** A version with the name of the person who made it; null for the system. */
export interface AuthoredSettingVersion<Content> extends SettingVersion<Content> {
  by: string | null
}

/** A setting with its versions, newest first. */
export interface SettingWithVersions<Content> {
  content: Content
  revision: number
  versions: AuthoredSettingVersion<Content>[]
}

/** Reads a setting with its versions, newest first. Three queries, and those that the setting needs. */
export async function readSetting<Content>(
  db: Db,
  { name, read }: VersionedSetting<Content>,
  locale: Locale,
): Promise<SettingWithVersions<Content>> {
  const content = await read(db)
  const versions = await listSettingVersions<Content>(db, name)
  const people = versions.map(({ actorId }) => actorId)
  const nameOf = people.some((id) => id !== null) ? await loadDisplayNames(db, people, locale) : () => null
  return {
    content,
    revision: versions[0]?.revision ?? firstRevision,
    versions: versions.map((version) => ({ ...version, by: nameOf(version.actorId) })),
  }
}

interface Change<Content> {
  actor: Actor
  kind: 'changed' | 'restored'
  /** The new content, made from the present one. */
  next: (tx: Tx, before: Content) => Content | Promise<Content>
}

/**
 * Stores a new content as the next version and shows it to visitors. Of two changes that started from the same revision
 * the second is refused. Without a difference nothing is stored.
 * @throws AppError `setting.changed`; what the setting refuses
 */
export const storeSetting = <Content>(
  { db, now }: SettingsContext,
  setting: VersionedSetting<Content>,
  { revision: seen, ...change }: Change<Content> & { /** That the person saw. */ revision: number },
): Promise<void> =>
  inTransaction(db, async (tx) => {
    await lockSettings(tx)
    await requireSeenRevision(tx, setting, seen)
    await storeNextVersion(tx, setting, { ...change, at: now() })
  })

/**
 * Requires that a setting has not changed since a person read it.
 * @throws AppError `setting.changed`
 */
export async function requireSeenRevision(
  db: Db | Tx,
  { name }: { name: SettingName },
  seen: number,
): Promise<void> {
  const revision = (await findNewestRevision(db, name)) ?? firstRevision
  if (revision !== seen) throw new AppError('setting.changed')
}

/**
 * Stores a new content as the next version, whatever anybody saw. Without a difference nothing is stored.
 * @returns whether it differs
 * @throws AppError what the setting refuses
 */
export async function storeNextVersion<Content>(
  tx: Tx,
  setting: VersionedSetting<Content>,
  { actor, at, kind, next }: Change<Content> & { at: Date },
): Promise<boolean> {
  await lockSettings(tx)
  const newest = await findNewestRevision(tx, setting.name)
  const revision = newest ?? firstRevision
  const before = await setting.read(tx)
  const content = await next(tx, before)
  if (isDeepStrictEqual(before, content)) return false
  await setting.write(tx, content, { before, actor, at })
  if (newest === undefined)
    await insertSettingVersion(tx, setting.name, {
      revision,
      kind: 'standard',
      content: before,
      actorId: null,
      at: null,
    })
  const version = { revision: revision + 1, kind, content, actorId: actorId(actor), at }
  await insertSettingVersion(tx, setting.name, version)
  await recordAudit(tx, {
    thing: setting.name,
    ids: null,
    action: kind,
    facts: { revision: revision + 1 },
    by: actorId(actor),
    at,
  })
  await recordChange(tx, setting.publicChange, [1])
  return true
}

/**
 * The content of an earlier version.
 * @throws AppError `setting.versionNotFound`
 */
export async function requireVersion<Content>(
  tx: Tx,
  { name }: VersionedSetting<Content>,
  revision: number,
): Promise<Content> {
  const version = await findSettingVersion<Content>(tx, name, revision)
  if (!version) throw new AppError('setting.versionNotFound')
  return version.content
}
