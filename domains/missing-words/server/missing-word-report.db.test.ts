import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createPerson } from '#domains/accounts/server/person.fixture.ts'
import { contactMails } from '#domains/contact-management/index.ts'
import { aContact } from '#domains/contacts/contact.fixture.ts'
import type { NewContact } from '#domains/contacts/contact.ts'
import { insertContact } from '#domains/contacts/server/contact.queries.ts'
import { openPublishedDictionary } from '#domains/publication/index.ts'
import type { PublishedDictionary } from '#domains/publication/published-dictionary.ts'
import { publish, withdraw } from '#domains/publication/server/publish.fixture.ts'
import { readCurrentSign } from '#domains/signs/index.ts'
import { aDocument, makeDictionary, saveSign } from '#domains/signs/server/signs.fixture.ts'
import type { AccountActor } from '#platform/actor.ts'
import { countTogether } from '#platform/db/count-together.ts'
import { inTransaction } from '#platform/db/transaction.ts'
import { isAppError } from '#platform/errors/app-error.ts'
import { openMailQueue } from '#platform/mail/mail-queue.ts'
import { useDatabase } from '#tests/database.ts'
import {
  addKeyword,
  getMissingWord,
  listMissingWords,
  openAnswers,
  openMissingWords,
  setAsideWord,
  takeWordBack,
  wordsWithMessages,
} from '../index.ts'
import { parseMissingWordQuery } from '../missing-word-query.input.ts'
import { answerFoundWords } from './answer-found-words.ts'

const database = await useDatabase()
const { db } = database
const now = () => new Date('2026-11-27T12:00:00Z')
const mails = openMailQueue({ enqueue: async () => {} })
const origin = 'https://signs.example'
let ana: AccountActor
let bruno: AccountActor
let dictionary: PublishedDictionary

beforeEach(async () => {
  ana = (await createPerson(db, { name: 'Ana', isAdmin: true })).actor
  bruno = (await createPerson(db, { name: 'Bruno' })).actor
  await makeDictionary(db)
  dictionary = await openPublishedDictionary({ database })
})
afterEach(() => dictionary.close())

const context = () => ({ db, dictionary, now, mails, origin })

async function search(text: string, times: number, language = 'pt') {
  const words = openMissingWords({ db, dictionary, now })
  for (let time = 0; time < times; time++) words.count({ text, language })
  await words.close()
}
let deliveries = 0
const receive = (facts: Partial<NewContact> & { missedWord: string }) =>
  insertContact(db, {
    ...aContact({ kind: 'missing', word: facts.missedWord, language: 'pt', ...facts }),
    delivery: `word-${++deliveries}`,
    createdAt: now(),
  })
const report = (query = '', actor = ana) =>
  listMissingWords(context(), actor, { query: parseMissingWordQuery(new URLSearchParams(query)) })
const listed = async (query = '') =>
  (await report(query)).words.map(
    ({ language, spelling, searches, messages }) => `${language} ${spelling} ${searches} ${messages}`,
  )
const codeOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'not refused',
    (error) => (isAppError(error) ? error.code : Promise.reject(error)),
  )
/** Publishes a sign with a keyword, and waits until the dictionary has it. */
async function publishWord(gloss: string, word: string): Promise<number> {
  const changed = new Promise<void>((resolve) => {
    const end = dictionary.onChange(() => {
      end()
      resolve()
    })
  })
  const id = await inTransaction(db, (tx) => publish(tx, gloss, { translations: { pt: [[word]] } }))
  await changed
  return id
}

describe('the report', () => {
  test('has a word from three searches on or with a message, one row for a word and language [D47]', async () => {
    await search('Xícara', 3)
    await search('girafa', 2)
    await search('zebra', 5)
    await search('zebra', 4, 'en')
    await receive({ word: 'Zebra', missedWord: 'zebra' })
    await receive({ word: 'zebras', missedWord: 'zebra' })
    await receive({ word: 'Baleia', missedWord: 'baleia' })
    expect(await listed()).toEqual(['pt zebra 5 2', 'en zebra 4 0', 'pt Xícara 3 0', 'pt Baleia 0 1'])
    expect(await listed('state=messages')).toEqual(['pt zebra 5 2', 'pt Baleia 0 1'])
    expect(await listed('order=alphabetical&language=pt')).toEqual([
      'pt Baleia 0 1',
      'pt Xícara 3 0',
      'pt zebra 5 2',
    ])
    expect(await listed('q=XIC')).toEqual(['pt Xícara 3 0'])
    expect(await listed('q=%25')).toEqual([])
    expect((await report('q=zeb')).counts).toEqual({ open: 2, messages: 1, aside: 0 })
    const counted = await countTogether(db, ana, { words: wordsWithMessages })
    expect(counted).toEqual({ words: 2 })
    expect(await countTogether(db, bruno, { words: wordsWithMessages })).toEqual({ words: null })
  })

  test('has the searches of twelve weeks', async () => {
    await search('zebra', 3)
    await db
      .insertInto('missingWordWeek')
      .values({ language: 'pt', word: 'zebra', week: new Date('2026-09-07'), searches: 2 })
      .execute()
    await db
      .insertInto('missingWordWeek')
      .values({ language: 'pt', word: 'zebra', week: new Date('2026-08-31'), searches: 9 })
      .execute()
    const { weeks } = await getMissingWord(context(), ana, { language: 'pt', word: 'zebra', locale: 'pt' })
    expect(weeks.map(({ searches }) => searches)).toEqual([2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3])
    expect([weeks[0]?.week, weeks[11]?.week]).toEqual(['2026-09-07', '2026-11-23'])
  })

  test('has pages, the last one for a number beyond', async () => {
    for (let number = 0; number < 26; number++)
      await receive({ missedWord: `w${'abcdefghijklmnopqrstuvwxyz'[number]}w` })
    const { words, page, pages } = await report('page=9')
    expect([words.length, page, pages]).toEqual([1, 2, 2])
    expect((await report()).words).toHaveLength(25)
  })

  test('is for administrators [ROL-02]', async () => {
    await search('zebra', 3)
    const zebra = { language: 'pt', word: 'zebra' }
    for (const attempt of [
      report('', bruno),
      getMissingWord(context(), bruno, { ...zebra, locale: 'pt' }),
      setAsideWord(context(), bruno, { ...zebra, reason: 'x' }),
      takeWordBack(context(), bruno, zebra),
      addKeyword(context(), bruno, { ...zebra, signId: 1 }),
    ])
      expect(await codeOf(attempt)).toBe('account.adminsOnly')
    const owing = { ...ana, hasPendingAcceptance: true }
    expect(await codeOf(setAsideWord(context(), owing, { ...zebra, reason: 'x' }))).toBe(
      'account.owesAcceptance',
    )
  })
})

describe('a word', () => {
  const zebra = { language: 'pt', word: 'zebra' }

  test('that is set aside leaves the list with its reason, and can be taken back [D47]', async () => {
    await search('zebra', 3)
    await receive({ missedWord: 'baleia' })
    const baleia = { language: 'pt', word: 'baleia' }
    await setAsideWord(context(), ana, { ...zebra, reason: 'Nome de uma loja' })
    await setAsideWord(context(), ana, { ...baleia, reason: 'Já existe' })
    expect(await listed()).toEqual([])
    expect((await report()).counts).toEqual({ open: 0, messages: 0, aside: 2 })
    await search('zebra', 2)
    expect(await listed('state=aside')).toEqual(['pt zebra 5 0', 'pt baleia 0 1'])
    const { setAside, setAsideBy } = await getMissingWord(context(), ana, { ...zebra, locale: 'pt' })
    expect([setAside, setAsideBy]).toEqual([{ at: now(), by: ana.id, reason: 'Nome de uma loja' }, 'Ana'])
    expect(await codeOf(setAsideWord(context(), ana, { ...zebra, reason: 'Outra vez' }))).toBe(
      'missingWord.changed',
    )
    await takeWordBack(context(), ana, zebra)
    expect(await listed()).toEqual(['pt zebra 5 0'])
    expect(await codeOf(takeWordBack(context(), ana, zebra))).toBe('missingWord.changed')
    expect(await codeOf(setAsideWord(context(), ana, { language: 'pt', word: 'nada', reason: 'x' }))).toBe(
      'missingWord.notFound',
    )
  })

  test('becomes a keyword of an existing sign, which waits for approval; until then it stays [D47] [SGN-12]', async () => {
    await search('zebra', 3)
    const { id } = await saveSign(db, aDocument('CAVALO', { translations: { pt: [['cavalo'], ['corcel']] } }))
    expect(await addKeyword(context(), ana, { ...zebra, signId: id })).toEqual({ gloss: 'CAVALO' })
    const { document, status } = await readCurrentSign({ db }, ana, { signId: id })
    expect(status).toBe('pending')
    expect(document.translations).toEqual({ pt: [['cavalo', 'zebra'], ['corcel']] })
    expect(await listed()).toEqual(['pt zebra 3 0'])
    expect(await codeOf(addKeyword(context(), ana, { ...zebra, signId: id }))).toBe('missingWord.isKeyword')
    expect(await codeOf(addKeyword(context(), ana, { ...zebra, signId: 999_999 }))).toBe('sign.notFound')
    await search('Zebra', 3, 'de')
    await addKeyword(context(), ana, { language: 'de', word: 'zebra', signId: id })
    expect((await readCurrentSign({ db }, ana, { signId: id })).document.translations.de).toEqual([['Zebra']])
  })
})

describe('a published sign', () => {
  const queuedMails = () => db.selectFrom('mail').select(['kind', 'params']).execute()

  test('answers a word, which leaves the list; searched again after the sign is withdrawn, it comes back [D47]', async () => {
    await search('zebra', 3)
    const id = await publishWord('ZEBRA', 'zebras')
    expect(await listed()).toEqual([])
    await answerFoundWords(context())
    expect((await report()).counts).toEqual({ open: 0, messages: 0, aside: 0 })
    await inTransaction(db, (tx) => withdraw(tx, id))
    const withdrawn = await openPublishedDictionary({ database })
    await dictionary.close()
    dictionary = withdrawn
    expect(await listed()).toEqual([])
    await search('zebra', 1)
    expect(await listed()).toEqual(['pt zebra 4 0'])
  })

  test('answers the messages that named its word by mail in their language, with its address, once [D47] [CNT-02]', async () => {
    await receive({
      word: 'Zebra',
      missedWord: 'zebra',
      senderName: 'Grace',
      senderEmail: 'grace@school.example',
    })
    await receive({ missedWord: 'zebra', senderName: '', senderEmail: '', message: '' })
    await receive({ missedWord: 'girafa' })
    const id = await publishWord('ZEBRA', 'zebra')
    await Promise.all([answerFoundWords(context()), answerFoundWords(context())])
    const contacts = await db
      .selectFrom('contact')
      .select(['word', 'status', 'solverId', 'revision'])
      .orderBy('id')
      .execute()
    expect(contacts).toEqual([
      { word: 'Zebra', status: 'solved', solverId: null, revision: 2 },
      { word: 'zebra', status: 'solved', solverId: null, revision: 2 },
      { word: 'girafa', status: 'waiting', solverId: null, revision: 1 },
    ])
    const [mail, ...others] = await queuedMails()
    expect(others).toEqual([])
    const message = await contactMails({ db, origin }).compose({
      id: 1,
      kind: mail?.kind ?? '',
      accountId: null,
      params: mail?.params as Record<string, number>,
    })
    expect(message?.to.address).toBe('grace@school.example')
    expect(message?.text).toContain(`Zebra”:\n${origin}/pt/signs/view/${id}`)
    expect(await listed()).toEqual(['pt girafa 0 1'])
  })

  test('whose word is only similar does not answer a message', async () => {
    await receive({ missedWord: 'zebra' })
    await publishWord('ZEBRAS', 'zebras')
    await answerFoundWords(context())
    expect(await listed()).toEqual(['pt zebra 0 1'])
    expect(await queuedMails()).toEqual([])
  })

  test('answers without anybody asking, after the change of the dictionary', async () => {
    await search('zebra', 3)
    const answers = openAnswers({ ...context(), debounceMs: 0 })
    await answers.whenAnswered()
    await publishWord('ZEBRA', 'zebra')
    await expect.poll(async () => (await report()).counts.open).toBe(0)
    await answers.close()
  })
})
