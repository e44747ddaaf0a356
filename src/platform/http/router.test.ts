import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { createRouter } from './router.ts'

function app() {
  return new Hono({ router: createRouter() })
    .use('/places/*', async (c, next) => {
      await next()
      c.res.headers.append('passed', c.req.path)
    })
    .get('/places/all', (c) => c.text('all'))
    .get('/places/:id', (c) => c.text(c.req.param('id')))
    .post('/places/all', (c) => c.text('added'))
}

test.for([
  ['GET', '/places/all', 'all'],
  ['GET', '/places/berlin', 'berlin'],
  ['GET', '/places/rome', 'rome'],
  ['POST', '/places/all', 'added'],
] as const)('%s %s is answered alike the second time', async ([method, path, text]) => {
  const { request } = app()
  for (let round = 0; round < 2; round++) {
    const reply = await request(path, { method })
    expect(await reply.text()).toBe(text)
    expect(reply.headers.get('passed')).toBe(path)
  }
})

test('what no route names is not found, and is not remembered for a route', async () => {
  const { request } = app()
  expect((await request('/elsewhere')).status).toBe(404)
  expect((await request('/places/all', { method: 'PUT' })).status).toBe(404)
  expect((await request('/places/all')).status).toBe(200)
})
