import type { Locator } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newPerson } from './account-states.ts'
import { accountMenu, fillSignUp, somebody } from './account-steps.ts'
import { held } from './held.ts'
import { drawn, openStage, scriptRuns, type Stage, type Visit } from './stage.ts'

let stage: Stage
beforeAll(async () => {
  stage = await openStage()
})
afterAll(() => stage.close())

const pickUpOf = ({ page, t }: Visit) => page.getByRole('combobox', { name: t('home:form.pickup') })
const marked = ({ page }: Visit) => page.locator('li[role=option][aria-selected=true]')

/** The second suggestion for what is typed, by its name. */
async function secondOf(visit: Visit, typed: string): Promise<string> {
  await pickUpOf(visit).fill(typed)
  await marked(visit).waitFor()
  return (await visit.page.locator('li[role=option]').nth(1).locator('bdi').first().innerText()).trim()
}

/** Keys with no time between them, as a page that is busy gets them. */
async function pressAtOnce(field: Locator, keys: readonly string[]): Promise<void> {
  await field.evaluate((input, pressed) => {
    for (const key of pressed)
      input.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
  }, keys)
}

/** Opens a page whose script comes when the answer is called. */
async function opensSlowly({ page, site }: Visit, path: string): Promise<() => Promise<void>> {
  const script = await held(page, /\.js$/)
  await page.goto(`${site.url}/en${path}`, { waitUntil: 'commit' })
  return async () => {
    script.letGo()
    await scriptRuns(page)
  }
}

test('an arrow and Enter pressed at once choose the place that the arrow came to', async () => {
  await stage.visit({}, async (visit) => {
    await visit.open('/')
    const second = await secondOf(visit, 'dubai')
    await pressAtOnce(pickUpOf(visit), ['ArrowDown', 'Enter'])
    await expect.poll(() => pickUpOf(visit).inputValue()).toContain(second)
  })
})

test('a place chosen and Search pressed at once search at that place', async () => {
  await stage.visit({}, async (visit) => {
    await visit.open('/')
    const second = await secondOf(visit, 'dubai')
    await pickUpOf(visit).evaluate(async (input: HTMLInputElement) => {
      for (const key of ['ArrowDown', 'Enter']) {
        input.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
        // Between two keys a browser does what is promised, and nothing else if it is busy.
        await Promise.resolve()
      }
      input.form?.requestSubmit()
    })
    await visit.page.waitForURL(/\/search\?.*pickup_id=DXB/)
    expect(second).toBe('Dubai International Airport')
  })
})

test('a space after what is typed leaves the best place marked', async () => {
  await stage.visit({}, async (visit) => {
    await visit.open('/')
    await secondOf(visit, 'dubai')
    await pickUpOf(visit).press('Space')
    await drawn(visit.page)
    expect(await marked(visit).count()).toBe(1)
  })
})

test('a place typed before the script has come stays typed', async () => {
  await stage.visit({}, async (visit) => {
    const comes = await opensSlowly(visit, '/')
    await pickUpOf(visit).fill('dubai')
    await comes()
    expect(await pickUpOf(visit).inputValue()).toBe('dubai')
  })
})

test('feedback written before the script has come stays written', async () => {
  await stage.visit({}, async (visit) => {
    await newPerson(visit)
    const comes = await opensSlowly(visit, '/account/feedback')
    await visit.page.locator('#feedback-message').fill('Easy to find the desk')
    await visit.page.locator('#feedback-score-4').check({ force: true })
    await comes()
    await expect
      .poll(() => visit.page.locator('#feedback-message').inputValue())
      .toBe('Easy to find the desk')
    expect(await visit.page.locator('#feedback-score-4').isChecked()).toBe(true)
  })
})

test('a form whose button is pressed twice at once is sent once', async () => {
  const person = somebody('pressed-twice@example.com')
  await stage.visit({}, async (visit) => {
    const { page, open } = visit
    const sent: string[] = []
    page.on('request', (request) => sent.push(new URL(request.url()).pathname))
    await open('/register')
    await fillSignUp(visit, person)
    await page.locator('main form').evaluate((form: HTMLFormElement) => {
      form.requestSubmit()
      form.requestSubmit()
    })
    await accountMenu(visit).waitFor()
    expect(sent.filter((path) => path === '/api/register')).toHaveLength(1)
  })
})

test('where the reader is found late, the focus stays where they are by then', async () => {
  await stage.visit({}, async (visit) => {
    const { page, t, open } = visit
    await page.addInitScript(() => {
      navigator.geolocation.getCurrentPosition = (found) =>
        Object.assign(window, { find: () => found({ coords: { latitude: 25.2, longitude: 55.3 } } as never) })
    })
    await open('/')
    await page
      .getByRole('button', { name: t('home:form.near_me') })
      .first()
      .click()
    await page.locator('[name=pickup_time]').focus()
    await page.evaluate('window.find()')
    await drawn(page)
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('pickup_time')
  })
})
