import { storeDraft } from '#domains/sign-form/index.ts'
import { saveSigns } from '#domains/signs/index.ts'
import { aDocument, noMails, publishSigns, removeSigns } from '#domains/signs/server/signs.fixture.ts'
import type { SignDocument } from '#domains/signs/sign-document.ts'
import type { AccountActor } from '#platform/actor.ts'
import type { Db } from '#platform/db/transaction.ts'
import type { Storage } from '#platform/storage/storage.ts'
import { insertAccount, insertMedia, insertMediaFile } from '#tests/rows.ts'
import { anActor, cast } from '../cast.ts'

/** Everything that is hidden contains this text: glosses, keywords, notes, credits, signers, names and keys of files. */
export const marker = /geheim/i
const hiddenText = (about: string) => `GEHEIM-${about}`
const hiddenWord = 'geheimwort'

const lea = anActor({ id: 107 })
const adam = anActor({ id: 108, isAdmin: true })

/** Who sends the requests. Bruno is the author of every sign; Adam is an administrator, Ana is the owner. */
export const people = ['visitor', 'denes', 'eeva', 'lea', 'bruno', 'carla', 'adam', 'ana'] as const
export type Person = (typeof people)[number]

/** `waiting`: published, with later changes that wait for an approver. */
export const states = ['pending', 'waiting', 'deleted'] as const
export type State = (typeof states)[number]

export interface SignInState {
  id: number
  /** The hidden gloss. */
  gloss: string
  sourceId: string
  /** A hidden file of the sign. */
  medium: number
  fileKey: string
  /** A hidden file of another sign in the same state. */
  otherMedium: number
}

export interface World {
  signs: Record<State, SignInState>
  /** Of Bruno, for a new sign. */
  draft: number
  /** An import that failed. */
  import: number
  /** Another one, with nothing hidden, which one row discards. */
  otherImport: number
  /** An upload of Bruno that has begun. */
  upload: string
}

interface Context {
  db: Db
  storage: Storage
}

/** Adds the people who are not in the cast: copies of Bruno with other rights. */
export async function addPeople({ db }: Pick<Context, 'db'>): Promise<void> {
  const { id: _, ...bruno } = await account(db, 'bruno')
  for (const [name, { id, isAdmin }] of Object.entries({ lea, adam })) {
    const email = `${name}@signbank.example`
    await insertAccount(db, { ...bruno, id, name, email, emailFolded: email, isAdmin } as never)
    for (const table of ['consent', 'legalAcceptance'] as const) {
      const rows = await db.selectFrom(table).selectAll().where('accountId', '=', cast.bruno.id).execute()
      for (const { id: __, ...row } of rows as ({ id?: unknown } & object)[])
        await db
          .insertInto(table)
          .values({ ...row, accountId: id } as never)
          .execute()
    }
  }
}

const account = (db: Context['db'], name: string) =>
  db
    .selectFrom('account')
    .selectAll()
    .where('email', '=', `${name}@signbank.example`)
    .executeTakeFirstOrThrow()

/** Signs in every state, with files, a draft and an import, all by Bruno. Everything that is not public is marked. */
export async function makeWorld(context: Context): Promise<Omit<World, 'upload'>> {
  const [pending, waiting, deleted] = [
    await makeSign(context, 'pending', '7701'),
    await makeSign(context, 'waiting', '7702'),
    await makeSign(context, 'deleted', '7703'),
  ]
  const { db } = context
  const { id: draft } = await storeDraft({ db, now: () => new Date() }, cast.bruno, {
    draft: null,
    sign: null,
    document: aDocument(hiddenText('ENTWURF')),
    stage: 'identification',
    sequence: 1,
    device: '',
  })
  return {
    signs: { pending, waiting, deleted },
    draft,
    import: await makeImport(db, hiddenText('import')),
    otherImport: await makeImport(db, 'other'),
  }
}

async function makeSign({ db, storage }: Context, state: State, sourceId: string): Promise<SignInState> {
  const context = { db, now: () => new Date(), requireSignerConsent: false, mails: noMails }
  const save = async (actor: AccountActor, change: Parameters<typeof saveSigns>[2]['changes'][number]) => {
    const [saved] = await saveSigns(context, actor, { kind: 'form', changes: [change] })
    return saved?.id ?? 0
  }
  const gloss = hiddenText(state.toUpperCase())
  const externalId = { source: 'elsewhere', sourceId }
  const make = (document: SignDocument) => save(cast.bruno, { document, externalId })
  const { medium, fileKey } = await makeHiddenMedium({ db, storage }, state)
  const { medium: otherMedium } = await makeHiddenMedium({ db, storage }, `${state}-other`)
  const document = hiddenDocument(gloss, medium)
  const other = hiddenDocument(`${gloss}-2`, otherMedium)
  if (state !== 'waiting') {
    const id = await make(document)
    const otherId = await save(cast.bruno, { document: other })
    if (state === 'deleted') await removeSigns(context, { actor: cast.bruno, ids: [id, otherId] })
    return { id, gloss, sourceId, medium, fileKey, otherMedium }
  }
  const id = await make(aDocument(`OFFEN ${state}`))
  await publishSigns(context, { actor: cast.carla, ids: [id], withoutVideo: true })
  await save(cast.bruno, { id, expectedRevision: 2, document })
  await save(cast.bruno, { document: other })
  return { id, gloss, sourceId, medium, fileKey, otherMedium }
}

const hiddenDocument = (gloss: string, medium: number): SignDocument =>
  aDocument(gloss, {
    translations: { pt: [[hiddenWord]] },
    texts: { gloss, etymology: hiddenWord },
    media: [
      {
        role: 'main',
        media: medium,
        licence: 'CC BY 4.0',
        credit: hiddenText('credit'),
        signer: hiddenText('signer'),
      },
    ],
  })

/** A picture that says in each of its facts that it is hidden. */
async function makeHiddenMedium({ db, storage }: Context, about: string) {
  const fileKey = `geheim-${about}/web.mp4`
  const bytes = await storage.write(fileKey, Buffer.from(hiddenText('film')))
  const id = await insertMedia(db, {
    originalName: `${hiddenText(about)}.mp4`,
    sha256: `geheim ${about}`,
    bytes,
    state: 'ready',
    uploadedBy: cast.bruno.id,
  })
  await insertMediaFile(db, id, { role: 'web', key: fileKey, bytes, width: 4, height: 3 })
  return { medium: id, fileKey }
}

async function makeImport(db: Context['db'], name: string): Promise<number> {
  const { id } = await db
    .insertInto('signImport')
    .values({
      accountId: 108,
      fileName: `${name}.csv`,
      storageKey: `geheim-${name}.csv`,
      source: 'geheim',
      state: 'failed',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
