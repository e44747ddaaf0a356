import { expect, test } from 'vitest'
import { expectProblem } from '#testing/builders/api/problem.ts'
import { expectBooksAgree } from '#testing/builders/staff/task-books.ts'
import { taskMakers } from '#testing/builders/staff/task-makers.ts'
import { startTaskEnvironment } from '#testing/builders/staff/task-environment.ts'
import { forFile } from '#testing/infrastructure/for-file.ts'

const environment = forFile(await startTaskEnvironment())
const make = taskMakers(environment)
const support = await environment.member('support')

test('the cheaper of two cars is cancelled, and all that was paid for it goes back; the other stays', async () => {
  const one = await make.two_cars_booked()
  const settled = await support.act(await one.task('two_cars_booked'), { act: 'cancel_other' })
  expect(settled).toMatchObject({ status: 200, body: { settled: true } })
  expect(await expectBooksAgree(one)).toMatchObject({ status: 'confirmed' })
  expect(await expectBooksAgree(one.other)).toMatchObject({ status: 'cancelled' })
  expect(await one.other.ledger()).toEqual({})
})

test('a car that its supplier still does not cancel stays a task, and so does the other', async () => {
  const one = await make.two_cars_booked()
  const rejected = await support.act(await one.task('two_cars_booked'), { act: 'cancel_this' })
  expectProblem(rejected, { status: 409, code: 'supplier_keeps_it' })
  expect(await one.openTasks()).toEqual(['two_cars_booked'])
  expect([(await one.read()).status, (await one.other.read()).status]).toEqual(['confirmed', 'confirmed'])
})
