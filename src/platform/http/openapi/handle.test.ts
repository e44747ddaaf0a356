import { expect, test } from 'vitest'
import { z } from 'zod'
import { operation } from '#kernel/operation.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import { problemsTitled } from '../problem.ts'
import { handlersOf, routesOf, type Call } from './handle.ts'

const titles = { lamp_broken: { en: 'The lamp is broken', ar: 'المصباح معطّل', fr: 'La lampe est cassée' } }
const handle = handlersOf(problemsTitled(titles))

const switchOff = operation({
  method: 'post',
  path: '/lamps/{name}/switch-off',
  summary: 'Switch a lamp off',
  access: 'anybody',
  params: z.object({ name: z.string() }),
  reply: [z.null(), 'It is off'],
  status: 204,
  failures: { lamp_broken: 409 },
})

async function run(
  _app: object,
  { params }: Call<typeof switchOff>,
): Promise<Result<null, { code: 'lamp_broken' }>> {
  return params.name === 'old' ? fail({ code: 'lamp_broken' }) : ok(null)
}

const routes = routesOf(
  {
    guardOf: () => ({ access: 'anybody', callerOf: () => ({ address: '192.0.2.1' }) }),
    limitOf: () => async (_c, next) => next(),
    idempotent: async (_c, next) => next(),
  },
  [handle(switchOff, run)],
)
const send = async (name: string) => routes.request(`/lamps/${name}/switch-off`, { method: 'POST' })

test('a reply with status 204 has no body', async () => {
  const reply = await send('new')
  expect(reply.status).toBe(204)
  expect(reply.headers.get('content-type')).toBeNull()
  expect(await reply.text()).toBe('')
})

test('a failure of such an operation is a problem with its status', async () => {
  const reply = await send('old')
  expect(reply.status).toBe(409)
  expect(await reply.json()).toMatchObject({ code: 'lamp_broken', title: 'The lamp is broken' })
})
