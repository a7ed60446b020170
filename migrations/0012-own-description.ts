import { type Kysely, sql } from 'kysely'

/** MD5 of home text and description, as former releases wrote them about the demonstration. */
const formerDescriptions = [
  '0c533c252bd846aa61492de8e1e49b5c',
  '121f81c62f23ca166c40d44ab48b92a5',
  '19276d6fcf7a6173bbb136fc162e1775',
  '1a1f97eeff381723ea87ffa27ec5dd25',
  '23076b1fcd4356e2fb19a1b58a4ea474',
  '3a77f047f4a0fa612a1ab09d2d8b0b91',
  '3c081be17e0d0983e755c511c7afcff5',
  '3fb036744a3171f0ec8b93b1a202d8c5',
  '496d4529e9179fed70b6ef9dbca02e48',
  '76c45f62b47e6e4ff8572b4f115b3de9',
  '7bb93e951b303205539acb6a8d6a2c56',
  '845e7a8d3aa3bfa61b17f6a8545d2bef',
  '8db76a39b2cddb55d6e40e136f368734',
  '9af89ad969de6c9542a8d3bc69ee0526',
  '9d15cf7b06e1f9a547399959de875bbb',
  '9e2b309e72775810e3d993ecddd0215a',
  'a21aee7d76b144eb908f60adc2a1692d',
  'b295d60fc5a0a769ede92f4130138390',
  'b89ec6fc8243621399bcee31b2ccfdb2',
  'bdc6eca588d3108da9c8d6a26d6a8f88',
  'd2883f6d29ba9ab9fdd7e5b1a7585084',
  'f08610c952680357a82953c824147097',
  'f90d4382982e0173f8785525f1c75374',
  'fa3d3d5e067e4a1df3b5cbdb250edfde',
  'fcf701a47b9b9f1ba1df110cad33b420',
]

/** MD5 of the about page, as former releases wrote it about the demonstration. */
const formerAboutPages = [
  '0dfff1636af861b985df54e80d60405d',
  '157a72348e825803d47f25b5d9c68e5b',
  '17df74126c87d1214cf5ea79bfb9d66a',
  '3b9691ce094a03c324f5bea7e935047e',
  '4acf42a7cdd072a7a2bffe6c8dd0bc92',
  '566eb4945acd113ccdcd0b9630625c6b',
  '5dda2c7949e00c8508b63e3abfa5d278',
  '62b49d6a2d9dae128ea4f0208c8f05a1',
  '7a3c9c157b4c68ce1d6f27b7567ab776',
  '7a7d3253106c4926a2eb6d6658c188ad',
  '894a5d2d0b3ac12aaa308752556190a9',
  'b086413347f291a8cceb242a36553c70',
  'c3fa3bed92882829e4acee8779baca90',
  'ca92eefbef990e064b030e44695258a1',
  'd389516f62e8a8dc474136439c77efb1',
  'd5249cece65ab53f7216027719ec5b44',
  'da63f2ea8ce8e0f66b965afa6e2f9bcd',
  'e354beb73fa5f71a28b3d664951ba4da',
  'e39cd0838f6d5122a2c249a9656e805a',
  'e69f153e81cae2bf0b62b8ee6dc45077',
  'eb1935ea1532aba5a9a689a73f6c3dca',
  'f3995def3cc231a167bc3bd2b56d68c0',
  'f4cb6c099184376c28131030a02d285b',
  'f530ac6722971ee19e110ac134205ffc',
  'fbdd803cfffed43e39bb8c9375f0a58e',
]

/**
 * Texts about the demonstration are no longer stored with the texts of the dictionary. Where nobody changed them they are
 * removed: the description is generated, and the seeds write the about page again.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    delete from dictionary_text where md5(home_text || description) = any(${formerDescriptions}::text[])
  `.execute(db)
  await sql`
    update dictionary set
      sign_language = 'und', country = 'ZZ', owners = case when owners = '{Signbank}' then '{}' else owners end
    where name = 'Signbank' and sign_language = 'bzs' and country = 'BR'
      and not exists (select from dictionary_text where dictionary_id = dictionary.id)
  `.execute(db)
  await sql`
    delete from content where slug = 'about' and not exists (
      select from content_text where content_id = content.id and md5(body) <> all(${formerAboutPages}::text[])
    )
  `.execute(db)
  await sql`
    delete from seed_record where name = 'content:about' and not exists (select from content where slug = 'about')
  `.execute(db)
}
