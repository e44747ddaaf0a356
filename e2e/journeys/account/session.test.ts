import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import {
  accountMenu,
  fillSignIn,
  hadAccount,
  hasAccount,
  send,
  signOut,
  createPerson,
} from '../../steps/account-steps.ts'
import {
  scriptRuns,
  type BrowserEnvironment,
  type Visit,
  sharedEnvironment,
} from '../../environment/environment.ts'

let environment: BrowserEnvironment
beforeAll(async () => {
  environment = await sharedEnvironment()
})

async function otherTab({ context, site }: Visit): Promise<Page> {
  const page = await context.newPage()
  await page.goto(`${site.url}/en`)
  await scriptRuns(page)
  return page
}

const loginOf = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Login', exact: true })

/** The messages a tab's next-auth v4 client would receive. */
async function listen(page: Page): Promise<() => Promise<unknown[]>> {
  await page.evaluate(() => {
    const heard: unknown[] = []
    Object.assign(window, { heard })
    window.addEventListener('storage', ({ key, newValue }) => {
      if (key === 'nextauth.message') heard.push(JSON.parse(newValue ?? 'null'))
    })
  })
  return () => page.evaluate<unknown[]>('window.heard')
}

test('a second tab follows signing in and out and another currency, and clients of next-auth hear of both', async () => {
  const person = createPerson('two-tabs')
  await environment.visit({}, async (visit) => {
    await hadAccount(visit, person)
    await visit.open('/login')
    const second = await otherTab(visit)
    const heard = await listen(second)
    await loginOf(second).waitFor()

    await fillSignIn(visit, person.email, person.password)
    await send(visit)
    await accountMenu(visit).waitFor()
    await expect.poll(() => accountMenu({ page: second }).count()).toBe(1)

    // The next page closes a menu that is open.
    await visit.page.waitForURL(`${visit.site.url}/en`)
    await signOut(visit)
    await loginOf(visit.page).waitFor()
    await expect.poll(() => loginOf(second).count()).toBe(1)
    await scriptRuns(visit.page)
    await visit.page.getByLabel(visit.t('shell:currency')).selectOption('2')
    await expect.poll(() => second.getByLabel(visit.t('shell:currency')).inputValue()).toBe('2')
    // The document loaded after the sign-out sends a message, too.
    expect((await heard()).slice(0, 2)).toEqual([
      { event: 'session', data: { trigger: 'signin' }, timestamp: expect.any(Number) },
      { event: 'session', data: { trigger: 'signout' }, timestamp: expect.any(Number) },
    ])
  })
})

test('a message of another client’s tab makes the page check its session', async () => {
  await environment.visit({}, async (visit) => {
    await visit.open('/')
    const second = await otherTab(visit)
    await hasAccount(visit, createPerson('other-client'))
    expect(await loginOf(visit.page).count()).toBe(1)
    await second.evaluate(() => {
      const message = { event: 'session', data: { trigger: 'getSession' }, timestamp: 1 }
      localStorage.setItem('nextauth.message', JSON.stringify(message))
    })
    await expect.poll(() => accountMenu(visit).count()).toBe(1)
  })
})

test('a sign-in that ended elsewhere is over here when the window is come back to, and leads back in the same language', async () => {
  await environment.visit({}, async (visit) => {
    const { page, site, context, open } = visit
    await hasAccount(visit, createPerson('ended'))
    await open('/account')
    await accountMenu(visit).waitFor()
    await site.database.db.deleteFrom('tokens').execute()
    expect(await accountMenu(visit).count()).toBe(1)
    await page.evaluate(() => window.dispatchEvent(new Event('focus')))
    await page.waitForURL(/\/en\/login\?/)
    expect(new URL(page.url()).searchParams.get('callbackUrl')).toBe('/en/account')
    await loginOf(page).waitFor()
    const left = (await context.cookies()).map(({ name }) => name)
    expect(left).not.toContain('rihla_userdata')
  })
})

test('a name changed on another device is shown here when the window is come back to', async () => {
  const person = createPerson('two-devices')
  await environment.visit({}, async (visit) => {
    const { page, site, open } = visit
    await hasAccount(visit, person)
    await open('/')
    await accountMenu(visit).waitFor()
    const { email, password } = person
    const { token } = (await site.call('/api/login', { body: { email, password } })).body
    const body = { first_name: 'Lina', last_name: 'Haddad', phone: null }
    await site.call('/api/user/update_profile', { token, body })
    await page.evaluate(() => window.dispatchEvent(new Event('focus')))
    await accountMenu(visit, 'Lina Haddad').waitFor()
  })
})

test('unsaved input in the account stays when the name is changed in another tab', async () => {
  await environment.visit({}, async (visit) => {
    const { page, site, context, open } = visit
    await hasAccount(visit, createPerson('half-typed'))
    const response = page.waitForResponse(/\/api\/auth\/session/)
    await open('/account')
    await response
    await page.locator('#profile-last_name').fill('Half typed')
    const body = { first_name: 'Lina', last_name: 'Haddad', phone: null }
    const headers = { origin: site.url }
    await context.request.post(`${site.url}/api/user/update_profile`, { data: body, headers })
    await page.evaluate(() => window.dispatchEvent(new Event('focus')))
    await accountMenu(visit, 'Lina Haddad').waitFor()
    expect(await page.locator('#profile-last_name').inputValue()).toBe('Half typed')
  })
})

test('a sign-in that ends in a new document, as a mailed link does, reaches other tabs at once', async () => {
  await environment.visit({}, async (visit) => {
    await visit.open('/')
    const second = await otherTab(visit)
    await hasAccount(visit, createPerson('new-document'))
    expect(await loginOf(second).count()).toBe(1)
    await visit.open('/')
    await expect.poll(() => accountMenu({ page: second }).count()).toBe(1)
  })
})

test.for([
  { answer: { json: {} }, leadsTo: '**/en/error' },
  { answer: { json: null }, leadsTo: '**/en/error' },
  { answer: { status: 500, body: '' }, leadsTo: '**/en/login', failure: 500 },
  { answer: null, leadsTo: '**/en/login', failure: 'FETCH_ERROR' },
])(
  'without any way to sign in, the sign-in page leads to the error page; where none can be asked for, its form stays: $answer',
  async ({ answer, leadsTo, failure }) => {
    await environment.visit({}, async ({ page, watched, open }) => {
      watched.cutOff(true)
      await open('/')
      await page.route(/\/api\/auth\/providers/, (route) =>
        answer === null ? route.abort() : route.fulfill(answer),
      )
      const logged: string[] = []
      page.on('request', (request) => {
        if (request.url().includes('/api/auth/_log')) logged.push(request.postData() ?? '')
      })
      await loginOf(page).click()
      await page.waitForURL(leadsTo)
      const line = `level=error&code=CLIENT_FETCH_ERROR&message=auth%2Fproviders%3A+${failure}`
      await expect.poll(() => [...new Set(logged)]).toEqual(failure === undefined ? [] : [line])
      if (failure !== undefined) await page.getByRole('textbox', { name: 'Password' }).waitFor()
    })
  },
)

test('while the session cannot be fetched, the header has Login and nobody is signed out; CLIENT_FETCH_ERROR is logged', async () => {
  await environment.visit({}, async (visit) => {
    const { page, context, watched, open } = visit
    await hasAccount(visit, createPerson('lost-line'))
    const response = page.waitForResponse(/\/api\/auth\/session/)
    await open('/')
    await (await response).finished()
    await accountMenu(visit).waitFor()
    watched.cutOff(true)
    await page.route(/\/api\/auth\/session/, (route) => route.fulfill({ status: 500, body: '' }))
    const logged = page.waitForRequest(/\/api\/auth\/_log/)
    await page.evaluate(() => window.dispatchEvent(new Event('focus')))
    expect((await logged).postData()).toContain('code=CLIENT_FETCH_ERROR')
    await loginOf(page).waitFor()
    await page.unroute(/\/api\/auth\/session/)
    await context.setOffline(true)
    const failed = page.waitForEvent('requestfailed', (request) =>
      request.url().includes('/api/auth/session'),
    )
    await page.evaluate(() => window.dispatchEvent(new Event('focus')))
    await failed
    await loginOf(page).waitFor()
    await context.setOffline(false)
    await accountMenu(visit).waitFor()
  })
})
