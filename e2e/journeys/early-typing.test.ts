import type { Locator } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { newPerson } from '../states/account-states.ts'
import { accountMenu, fillSignUp, createPerson } from '../steps/account-steps.ts'
import { pauseRequests } from '../steps/pause-requests.ts'
import {
  drawn,
  scriptRuns,
  type BrowserEnvironment,
  type Visit,
  sharedEnvironment,
} from '../environment/environment.ts'
import { dayAhead, resultsCame, searchPath } from '../steps/steps.ts'

let environment: BrowserEnvironment
beforeAll(async () => {
  environment = await sharedEnvironment()
})

const pickUpOf = ({ page, t }: Visit) => page.getByRole('combobox', { name: t('home:form.pickup') })
const marked = ({ page }: Visit) => page.locator('li[role=option][aria-selected=true]')

/** Enters a text; returns the name of the second suggestion. */
async function secondOf(visit: Visit, text: string): Promise<string> {
  await pickUpOf(visit).fill(text)
  await marked(visit).waitFor()
  return (await visit.page.locator('li[role=option]').nth(1).locator('bdi').first().innerText()).trim()
}

/** Dispatches keys with no time between them, as a busy page receives them. */
async function pressAtOnce(field: Locator, keys: readonly string[]): Promise<void> {
  await field.evaluate((input, pressed) => {
    for (const key of pressed)
      input.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
  }, keys)
}

/** Opens a page whose script loads when the returned function is called. */
async function opensSlowly({ page, site }: Visit, path: string): Promise<() => Promise<void>> {
  const script = await pauseRequests(page, /\.js$/)
  await page.goto(`${site.url}/en${path}`, { waitUntil: 'commit' })
  return async () => {
    script.resume()
    await scriptRuns(page)
  }
}

test('an arrow and Enter pressed at once choose the place that the arrow came to', async () => {
  await environment.visit({}, async (visit) => {
    await visit.open('/')
    const second = await secondOf(visit, 'dubai')
    await pressAtOnce(pickUpOf(visit), ['ArrowDown', 'Enter'])
    await expect.poll(() => pickUpOf(visit).inputValue()).toContain(second)
  })
})

test('a place chosen and Search pressed at once search at that place', async () => {
  await environment.visit({}, async (visit) => {
    await visit.open('/')
    const second = await secondOf(visit, 'dubai')
    await pickUpOf(visit).evaluate(async (input: HTMLInputElement) => {
      for (const key of ['ArrowDown', 'Enter']) {
        input.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
        // Between two keys a busy browser runs only microtasks.
        await Promise.resolve()
      }
      input.form?.requestSubmit()
    })
    await visit.page.waitForURL(/\/search\?.*pickup_id=DXB/)
    expect(second).toBe('Dubai International Airport')
  })
})

test('places are of the present text alone, and a space after it leaves the best one marked', async () => {
  await environment.visit({}, async (visit) => {
    await visit.open('/')
    await secondOf(visit, 'dubai')
    await pickUpOf(visit).press('Space')
    await drawn(visit.page)
    expect(await marked(visit).count()).toBe(1)
    const answer = await pauseRequests(visit.page, '**/api/all-location?*search=london*')
    await pickUpOf(visit).fill('london')
    await answer.requested
    await drawn(visit.page)
    expect(await visit.page.getByRole('option').filter({ visible: true }).count()).toBe(0)
    answer.resume()
    await marked(visit).waitFor()
    expect(await marked(visit).innerText()).toContain('London')
  })
})

test('a place entered before the script has loaded stays', async () => {
  await environment.visit({}, async (visit) => {
    const load = await opensSlowly(visit, '/')
    await pickUpOf(visit).fill('dubai')
    await load()
    expect(await pickUpOf(visit).inputValue()).toBe('dubai')
  })
})

test('what is chosen in the search form before the script has come stays chosen', async () => {
  await environment.visit({}, async (visit) => {
    const { page, t } = visit
    const load = await opensSlowly(visit, '/')
    const [from, until] = [dayAhead(20), dayAhead(27)]
    await page.locator('[name=pickup_date]').fill(from)
    await page.locator('[name=dropoff_date]').fill(until)
    await page.getByLabel(t('home:form.pickup_time')).selectOption('14:30')
    await page.getByRole('checkbox', { name: t('home:form.elsewhere') }).check()
    await page.getByRole('combobox', { name: t('home:form.dropoff') }).fill('muscat')
    await pickUpOf(visit).fill('dubai')
    await load()
    await page.getByRole('button', { name: t('home:form.search'), exact: true }).click()
    await page.waitForURL(/\/search\?pickup_id=/)
    const { searchParams } = new URL(page.url())
    expect(Object.fromEntries(searchParams)).toMatchObject({
      pickup_date: from,
      dropoff_date: until,
      pickup_time: '14:30',
    })
    expect(searchParams.get('dropoff_id')).toBeTruthy()
  })
})

test('a letter entered during hydration stays before the next one', async () => {
  await environment.visit({}, async (visit) => {
    const { page, site } = visit
    // React hydrates a page in steps, each a message to itself: they are paused.
    await page.addInitScript(() => {
      const waiting: (() => void)[] = []
      const send = MessagePort.prototype.postMessage
      MessagePort.prototype.postMessage = function (this: MessagePort, ...message: [never]) {
        waiting.push(() => send.apply(this, message))
      }
      Object.assign(window, {
        goOn: () => {
          MessagePort.prototype.postMessage = send
          for (const go of waiting) go()
        },
      })
    })
    await page.goto(`${site.url}/en`)
    await page.waitForFunction(() => Object.keys(document).some((key) => key.startsWith('__reactContainer')))
    await pickUpOf(visit).focus()
    await page.keyboard.type('d')
    await page.evaluate('window.goOn()')
    await scriptRuns(page)
    await page.keyboard.type('ubai')
    expect(await pickUpOf(visit).inputValue()).toBe('dubai')
  })
})

test('filters ticked and an order chosen before the script has come narrow and sort the results', async () => {
  await environment.visit({}, async (visit) => {
    const { page, t } = visit
    await visit.open(searchPath())
    await resultsCame(visit)
    const load = await opensSlowly(visit, searchPath())
    const filter = (label: string) =>
      page
        .getByRole('complementary', { name: t('search:filters') })
        .getByRole('checkbox', { name: new RegExp(label) })
    await filter(t('terms:transmission.automatic')).check()
    await filter(t('terms:category.economy')).check()
    await page.getByLabel(t('search:sort')).selectOption('price')
    await load()
    await page.waitForURL(/TRANSMISSION=automatic&CATEGORY=economy&sort=price/)
    expect(await filter(t('terms:category.economy')).isChecked()).toBe(true)
  })
})

test('feedback written before the script has come stays written', async () => {
  await environment.visit({}, async (visit) => {
    await newPerson(visit)
    const load = await opensSlowly(visit, '/account/feedback')
    await visit.page.locator('#feedback-message').fill('Easy to find the desk')
    await visit.page.locator('#feedback-score-4').check({ force: true })
    await load()
    await expect
      .poll(() => visit.page.locator('#feedback-message').inputValue())
      .toBe('Easy to find the desk')
    expect(await visit.page.locator('#feedback-score-4').isChecked()).toBe(true)
  })
})

test('a form whose button is pressed twice at once is sent once', async () => {
  const person = createPerson('pressed-twice')
  await environment.visit({}, async (visit) => {
    const { page, open, t } = visit
    const sent: string[] = []
    page.on('request', (request) => sent.push(new URL(request.url()).pathname))
    await open('/register')
    await fillSignUp(visit, person)
    const pressTwice = (form: HTMLFormElement) => {
      form.requestSubmit()
      form.requestSubmit()
    }
    await page.locator('main form').evaluate(pressTwice)
    await accountMenu(visit).waitFor()
    expect(sent.filter((path) => path === '/api/register')).toHaveLength(1)

    // And one that the script sends, without an action of its page.
    await open('/account')
    await page.locator('form:has(#language-lang_id)').evaluate(pressTwice)
    await page.getByText(t('account:saved'), { exact: true }).waitFor()
    expect(sent.filter((path) => path === '/api/user/update-language')).toHaveLength(1)
  })
})

test('where the reader is found late, the focus stays where they are by then', async () => {
  await environment.visit({}, async (visit) => {
    const { page, t, open } = visit
    await page.addInitScript(() => {
      navigator.geolocation.getCurrentPosition = (found, _, options) =>
        Object.assign(window, {
          options,
          find: () => found({ coords: { latitude: 25.2, longitude: 55.3 } } as never),
        })
    })
    await open('/')
    await page
      .getByRole('button', { name: t('home:form.near_me') })
      .first()
      .click()
    await page.locator('[name=pickup_time]').focus()
    expect(await page.evaluate('window.options')).toEqual({ timeout: 5000, maximumAge: 60_000 })
    await page.evaluate('window.find()')
    await drawn(page)
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('pickup_time')
  })
})
