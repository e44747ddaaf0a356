import { expect, test } from 'vitest'
import { PERSON } from '#testing/builders/accounts/account.ts'
import { columnsWithMark, textColumns } from '#testing/erasure/planted-rows.ts'
import { CATALOGUE, CODES, RETAINED_COLUMNS, PERSONAL_COLUMNS } from '#testing/erasure/text-columns.ts'
import { EMAIL, fillPersonalData } from '#testing/erasure/fill-personal-data.ts'
import { testApp } from '#testing/infrastructure/app.ts'
import { forFile } from '#testing/infrastructure/for-file.ts'

const app = forFile(await testApp())

const namesIn = (lists: Readonly<Record<string, string>>) =>
  Object.entries(lists).flatMap(([table, columns]) => columns.split(' ').map((one) => `${table}.${one}`))
const personal = namesIn(PERSONAL_COLUMNS)
const retained = namesIn(
  Object.fromEntries(Object.entries(RETAINED_COLUMNS).map(([table, { columns }]) => [table, columns])),
)

test('each column that can hold text is known to be typed, kept, a word for a thing, or a code', async () => {
  const known = [...personal, ...retained, ...namesIn(CATALOGUE), ...namesIn(CODES)]
  expect(known.toSorted()).toEqual((await textColumns(app.database.db)).toSorted())
})

test('of what a person can type nothing is left once they are erased, but what has a reason to stay', async () => {
  const { db } = app.database
  const token = await fillPersonalData(app)
  await app.app.runJob('fold names')
  const before = await columnsWithMark(db)
  expect(personal.filter((column) => !before.has(column))).toEqual([])
  const body = { password: PERSON.password }
  expect((await app.call('/api/user/delete-account', { token, body })).status).toBe(204)
  const mails = db.deleteFrom('mails').where('recipient', '=', EMAIL)
  expect(await mails.returning('subject').execute()).toEqual([{ subject: 'Your account has been deleted' }])
  await app.app.runJob('fold names')
  expect([...(await columnsWithMark(db))].filter((column) => !retained.includes(column))).toEqual([])
})
