import { expect, test } from 'vitest'
import { testDatabase } from '#testing/infrastructure/database.ts'
import { forFile } from '#testing/infrastructure/for-file.ts'

const { runText, pool } = forFile(await testDatabase({ connections: 1 }))

test('a text of several statements answers the rows of each', async () => {
  expect(await runText('select 1 as one; select 2 as two')).toMatchObject([
    { rows: [{ one: 1 }] },
    { rows: [{ two: 2 }] },
  ])
  expect(await runText('select $1::int as one', [1])).toMatchObject({ rows: [{ one: 1 }] })
})

test('a text that fails in a transaction of its own leaves none open to who comes next', async () => {
  await expect(runText('begin; select 1 / 0; commit')).rejects.toThrow('division by zero')
  expect((await runText('select 1 as one')).rows).toEqual([{ one: 1 }])
  expect(pool.totalCount).toBe(1)
})
