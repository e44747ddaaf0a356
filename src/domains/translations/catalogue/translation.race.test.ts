import { expect, test } from 'vitest'
import { peopleOf } from '#testing/builders/accounts/people.ts'
import { translationsOf } from '#testing/builders/content/translations.ts'
import { testApp } from '#testing/infrastructure/app.ts'
import { forFile } from '#testing/infrastructure/for-file.ts'
import { MAX_TEXTS_A_DAY } from './translate-texts.usecase.ts'

const app = forFile(await testApp({ connections: 20 }))
const other = forFile(await testApp({ sharedWith: app }))

const rows = () => app.database.db.selectFrom('translations').select(['english', 'asked']).execute()
const empty = async () => {
  for (const table of ['translations', 'translation_days'] as const)
    await app.database.db.deleteFrom(table).execute()
}

test('calls of two processes at once add no more than the day has room for, and count what they add', async () => {
  for (let round = 0; round < 5; round++) {
    await empty()
    await translationsOf(app).translate('Opens the day')
    await app.database.db
      .updateTable('translation_days')
      .set({ added: MAX_TEXTS_A_DAY - 10 })
      .execute()
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, at) =>
        translationsOf(at % 2 ? app : other).translate([`Text ${at}`, `Text ${at + 1}`, 'Opens the day']),
      ),
    )
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]))
    expect(await rows()).toHaveLength(11)
    const { added } = await app.database.db
      .selectFrom('translation_days')
      .select('added')
      .executeTakeFirstOrThrow()
    expect(added).toBe(MAX_TEXTS_A_DAY)
  }
})

test('a text that many ask for at once is one text, counted by each', async () => {
  for (let round = 0; round < 5; round++) {
    await empty()
    const texts = ['Roof box', 'Cargo net', 'Snow chains of steel']
    await translationsOf(app).translate('Roof box')
    await Promise.all(
      Array.from({ length: 12 }, (_, at) =>
        translationsOf(at % 2 ? app : other).translate(at % 3 ? texts : texts.toReversed()),
      ),
    )
    const stored = await rows()
    expect(stored.map(({ english }) => english).toSorted()).toEqual(texts.toSorted())
    expect(stored.find(({ english }) => english === 'Roof box')?.asked).toBe(13)
  }
})

test('of translators who put a text at once one does, and the others are told', async () => {
  await empty()
  const people = peopleOf(app)
  const tokens = await Promise.all(
    Array.from({ length: 6 }, async (_, at) => {
      const id = await people.add({ role: 'staff', email: `translator.${at}@example.com` })
      return (await people.tokenOf(id)).token
    }),
  )
  const id = await translationsOf(app).missing('Roof box')
  const replies = await Promise.all(
    tokens.map((token, at) =>
      (at % 2 ? app : other).call(`/api/staff/translations/${id}/put`, {
        token,
        body: { version: 1, text: `صندوق ${at}` },
      }),
    ),
  )
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(replies.filter(({ body }) => body.code === 'text_changed')).toHaveLength(tokens.length - 1)
  const entries = await app.database.db
    .selectFrom('audit_entries')
    .select('id')
    .where('subject_id', '=', id)
    .execute()
  expect(entries).toHaveLength(1)
})
