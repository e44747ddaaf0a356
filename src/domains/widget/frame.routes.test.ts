import { expect, test } from 'vitest'
import { addPartner } from '#testing/builders/accounts/partners.ts'
import { peopleOf } from '#testing/builders/accounts/people.ts'
import { companyWith, keyWith } from '#testing/builders/trips/trip-people.ts'
import { frameOf } from '#testing/builders/trips/widget-frame.ts'
import { widgetApp } from '#testing/infrastructure/widget-app.ts'
import { forFile } from '#testing/infrastructure/for-file.ts'

const app = forFile(await widgetApp())

const ancestorsOf = ({ headers }: Response) =>
  headers
    .get('content-security-policy')
    ?.split('; ')
    .find((directive) => directive.startsWith('frame-ancestors'))

test('a frame is shown on its key’s domains, on any port, and on our own pages', async () => {
  const { companyId } = await companyWith(app)
  const domains = ['falcon.example', '*.falcon.example']
  for (const { key } of [await keyWith(app, { domains }), await keyWith(app, { domains, companyId })]) {
    const { reply } = await frameOf(app, { key })
    expect(reply.status).toBe(200)
    expect(ancestorsOf(reply)).toBe(
      "frame-ancestors 'self' http://falcon.example:* https://falcon.example:* http://*.falcon.example:* https://*.falcon.example:*",
    )
    expect(reply.headers.get('x-frame-options')).toBeNull()
    expect(reply.headers.get('cache-control')).toBe('private, no-store')
  }
})

test('on https it is shown on pages over https alone; without a language it is in the product’s', async () => {
  const secure = await widgetApp({ DEFAULT_LANGUAGE: 'en' }, 'https://rihla.example')
  const { key } = await keyWith(secure, { domains: ['*.falcon.example'] })
  const { reply, boot } = await frameOf(secure, { key })
  expect(boot?.language).toBe('en')
  expect(ancestorsOf(reply)).toBe("frame-ancestors 'self' https://*.falcon.example:*")
  await secure.close()
})

test('nobody shows the frame of a key that is revoked or never was, and it has no session', async () => {
  const { keyId, key } = await keyWith(app)
  await app.database.db
    .updateTable('api_keys')
    .set({ revoked_at: app.clock.now() })
    .where('id', '=', keyId)
    .execute()
  for (const requestedKey of [key, 'tk_NEVER']) {
    const { reply, boot } = await frameOf(app, { key: requestedKey })
    expect(reply.status).toBe(404)
    expect(ancestorsOf(reply)).toBe("frame-ancestors 'none'")
    expect(boot?.session).toEqual({ token: '', expires_at: '' })
  }
})

test('the frame of a partner’s key says whose it is, and is shown on the pages that they stated', async () => {
  const owner = await peopleOf(app).add({ role: 'traveller', email: 'dune@example.com' })
  const partnerId = await addPartner(app.database.db, { code: 'DUNE', owner, now: app.clock.now() })
  const { keyId, key } = await keyWith(app, { domains: ['blog.example'], partnerId })
  const { reply, boot } = await frameOf(app, { key })
  expect([reply.status, boot?.keyPartnerCode]).toEqual([200, 'DUNE'])
  expect(ancestorsOf(reply)).toContain('https://blog.example:*')
  expect((await frameOf(app, { key, partner: 'OTHER' }, 'page')).boot?.keyPartnerCode).toBe('DUNE')
  await app.database.db.updateTable('api_keys').set({ domains: [] }).where('id', '=', keyId).execute()
  expect(ancestorsOf((await frameOf(app, { key })).reply)).toBe("frame-ancestors 'none'")
})

test('on our own pages alone it needs no key, and has no session of one', async () => {
  const { reply, boot } = await frameOf(app, { key: '' })
  expect(reply.status).toBe(200)
  expect(ancestorsOf(reply)).toBe("frame-ancestors 'self'")
  expect(boot).toMatchObject({ key: '', session: { token: '' } })
  expect((await frameOf(app, { key: '' }, 'page')).reply.status).toBe(200)
})

test('a company that there is not, or is hidden, is said to be unknown', async () => {
  const { companyId } = await companyWith(app, { corpId: 'oryx' })
  expect((await frameOf(app, { corp: 'oryx' })).boot?.corpUnknown).toBeUndefined()
  const hidden_at = app.clock.now()
  await app.database.db.updateTable('companies').set({ hidden_at }).where('id', '=', companyId).execute()
  for (const corp of ['oryx', 'no-such-company'])
    expect((await frameOf(app, { corp })).boot?.corpUnknown, corp).toBe(true)
})

test('the frame’s document says its configuration, and names its files and one language’s words', async () => {
  const { key, text, boot } = await frameOf(app, {
    language: 'ar',
    scheme: 'dark',
    tabs: 'self_drive,local,none',
    corp: ' falcon ',
    color: '#0a7',
  })
  expect(boot).toEqual({
    productName: 'Rihla',
    key,
    id: 'one',
    origin: 'https://widget.example',
    language: 'ar',
    scheme: 'dark',
    tabs: ['local', 'self_drive'],
    corpId: 'falcon',
    corpUnknown: true,
    session: { token: expect.any(String), expires_at: expect.any(String) },
  })
  expect(text).toContain('<html lang="ar" dir="rtl" data-scheme="dark">')
  expect(text).toContain('--coral:#00aa77;')
  expect(text.match(/(?:src|href)="[^"]+"/g)).toEqual([
    'href="/widget/assets/entry-1.css"',
    'href="/widget/assets/shared-1.js"',
    'href="/widget/assets/texts-ar.js"',
    'href="/widget/assets/local-1.js"',
    'src="/widget/assets/entry-1.js"',
  ])
})

test.for([
  { name: 'language', query: { language: 'no-such-language' } },
  { name: 'scheme', query: { scheme: '"><script>' } },
  { name: 'colour', query: { color: 'red;}</style><script>' } },
  { name: 'tabs', query: { tabs: 'no-such-tab' } },
  { name: 'id', query: { id: 'a<b' } },
  { name: 'origin', query: { origin: 'javascript:alert(1)' } },
  { name: 'company', query: { corp: 'x'.repeat(61) } },
])('a bad $name is replaced by its default', async ({ query }) => {
  const { reply, text, boot } = await frameOf(app, query)
  const [[name, sent] = ['', '']] = Object.entries(query)
  expect(reply.status).toBe(200)
  if (sent !== '') expect(text).not.toContain(sent)
  expect(boot).toMatchObject({ language: 'ar', scheme: 'auto', tabs: ['local', 'outstation'], corpId: '' })
  if (name === 'id' || name === 'origin') expect(boot?.[name]).toBe('')
})

test('all tabs switched off are none, and tabs that are not named are the default', async () => {
  expect((await frameOf(app, { tabs: '' })).boot?.tabs).toEqual([])
  expect((await frameOf(app, {})).boot?.tabs).toEqual(['local', 'outstation'])
})

test('what is written into the document’s data does not end it', async () => {
  const { boot } = await frameOf(app, { corp: '</script><b>' })
  expect(boot?.corpId).toBe('</script><b>')
})

test('the whole page is never framed, and knows of whom its visitor came', async () => {
  const { reply, boot, text } = await frameOf(
    app,
    { origin: 'https://evil.example', tabs: 'shuttle', partner: 'FALCON', sub: 'summer' },
    'page',
  )
  expect(reply.status).toBe(200)
  expect(ancestorsOf(reply)).toBe("frame-ancestors 'none'")
  expect(reply.headers.get('x-frame-options')).toBe('DENY')
  expect(boot).toMatchObject({
    origin: '',
    id: '',
    tabs: ['shuttle'],
    partnerCode: 'FALCON',
    subId: 'summer',
  })
  expect(boot?.session.token).not.toBe('')
  expect(boot).not.toHaveProperty('tripId')
  expect(text).toContain('<a href="/">Rihla</a>')
  expect(text).toContain('<div id="root"><main class="late">')
  expect((await frameOf(app, { key: 'tk_NEVER' }, 'page')).reply.status).toBe(404)
})

test('the whole page opens the trip of a link, and no more than a trip', async () => {
  const trip = '01890000-0000-7000-8000-000000000000'
  expect((await frameOf(app, { trip }, 'page')).boot).toMatchObject({ tripId: trip })
  expect((await frameOf(app, { trip: '</script>' }, 'page')).boot).not.toHaveProperty('tripId')
  expect((await frameOf(app, { trip })).boot, 'in a frame its page says where it is').not.toHaveProperty(
    'tripId',
  )
})

test('a frame knows the configured map of tiles, and may load from its origins alone', async () => {
  const style = 'https://maps.test/style.json?key=1'
  const withMap = await widgetApp({ MAP_STYLE_URL: style, MAP_SOURCES: 'https://tiles.test' })
  const sourcesOf = ({ headers }: Response) =>
    /connect-src [^;]+/.exec(headers.get('content-security-policy') ?? '')?.[0]
  for (const [served, mapStyleUrl, sources] of [
    [withMap, style, "connect-src 'self' https://maps.test https://tiles.test"],
    [app, undefined, "connect-src 'self'"],
  ] as const) {
    const { reply, boot } = await frameOf(served, { key: (await keyWith(served)).key })
    expect(boot?.mapStyleUrl).toBe(mapStyleUrl)
    expect(sourcesOf(reply)).toBe(sources)
  }
  await withMap.close()
})
