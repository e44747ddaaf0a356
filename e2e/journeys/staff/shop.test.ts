import { languageName } from '#ui/formats/text-formats.ts'
import { beforeAll, expect, test } from 'vitest'
import type { BodyOf } from '#domains/content/content-body.contract.ts'
import { findVersion, insertVersion, listPages } from '#domains/content/content.store.ts'
import { newReference } from '#kernel/ids.ts'
import { enquirers } from '#testing/builders/content/enquiries.ts'
import { addRating } from '#testing/builders/content/ratings.ts'
import { siteClock } from '#testing/infrastructure/running-clock.ts'
import { newPerson } from '../../states/account-states.ts'
import { fillSignIn, send } from '../../steps/account-steps.ts'
import { newMember, rowOf } from '../../steps/staff-steps.ts'
import { takeScreenshots } from '../../environment/take-screenshots.ts'
import {
  IN_ENGLISH,
  type BrowserEnvironment,
  type Visit,
  sharedEnvironment,
} from '../../environment/environment.ts'

let environment: BrowserEnvironment
beforeAll(async () => {
  environment = await sharedEnvironment()
})

const button = ({ page, t }: Visit, key: string, values?: Record<string, string | number>) =>
  page.getByRole('main').getByRole('button', { name: t(key, values), exact: true })
const inDialog = ({ page, t }: Visit, key: string) =>
  page.getByRole('dialog').getByRole('button', { name: t(key), exact: true })

const BLOCKED = { en: 'Contact us through the contact page', ar: 'راسلنا عبر صفحة «اتصل بنا»' }

async function answersAnEnquiry(visit: Visit): Promise<void> {
  const { page, open, site } = visit
  const { enquiry_id } = (await enquirers(site).send('/api/get_in_touch')).body
  await open(`/staff/enquiries/${enquiry_id}`)
  await page.locator('#answer-message').fill('It is in your account')
  await button(visit, 'staff:enquiries.send').click()
  await page.getByRole('listitem').filter({ hasText: 'It is in your account' }).waitFor()
}

async function letsARatingThrough(visit: Visit, userId: string): Promise<void> {
  const { t, open, site } = visit
  const comment = `Clean car ${newReference()}`
  await addRating(site.database.db, { userId, comment, now: siteClock.now() })
  await open('/staff/comments')
  await rowOf(visit, comment)
    .getByRole('button', { name: t('staff_comments:show') })
    .click()
  await rowOf(visit, comment).waitFor({ state: 'detached' })
  const home = await site.call('/api/home?lang_id=1')
  expect(home.body.testimonials.map((one: { comment: string }) => one.comment)).toContain(comment)
}

const aboutIn = async ({ site }: Visit, langId: number) =>
  (await site.call(`/api/static-content?lang_id=${langId}`)).body.title

/** Saves a version of the page as another member. */
async function colleagueSaves({ site: { database } }: Visit): Promise<void> {
  const about = (await listPages(database.db, 1)).find(({ page }) => page === 'about')
  const base = about?.versions[0]?.number ?? 0
  const body = (await findVersion(database.db, 'about', base))?.body as BodyOf<'about'>
  const en = body.en && { ...body.en, description: 'What a colleague wrote' }
  const draft = { page: 'about', base, body: { ...body, en }, authorId: null, now: siteClock.now() } as const
  await database.db.transaction().execute((tx) => insertVersion(tx, draft))
}

/** Returns a pattern for the label of an action on any version. */
function ofAnyVersion({ t }: Visit, action: string): RegExp {
  const [before = '', after = ''] = t(`staff_content:${action}`, { version: '#' }).split('#')
  return new RegExp(`^${RegExp.escape(before)}\\S+${RegExp.escape(after)}$`)
}

async function publishesAndTakesBack(visit: Visit): Promise<void> {
  const { page, t, open, watched } = visit
  const before = [await aboutIn(visit, 1), await aboutIn(visit, 2)]
  const [english, arabic] = [`On the road ${newReference()}`, `على الطريق ${newReference()}`]
  await open('/staff/content')
  await page.getByRole('link', { name: t('staff_content:pages.about') }).click()
  await page.locator('[id="text-en.title"]').fill(english)
  await page.locator('[id="text-ar.title"]').fill(arabic)
  await takeScreenshots(page, `staff-text-${visit.language}`)
  // Entered text is not lost with the page.
  await page.reload()
  await page.getByText(t('staff_content:kept')).waitFor()
  await colleagueSaves(visit)
  watched.expectErrorResponse(409, /\/draft$/)
  await button(visit, 'staff_content:save').click()
  await page.getByText('What a colleague wrote').first().waitFor()
  await takeScreenshots(page, `staff-text-stale-${visit.language}`)
  await button(visit, 'staff_content:save_over').click()
  const published = page.getByRole('button', { name: ofAnyVersion(visit, 'publish_newest') })
  await published.waitFor()
  await button(visit, 'staff_content:preview.show').click()
  for (const [language, title] of [
    ['en', english],
    ['ar', arabic],
  ] as const) {
    const name = t('staff_content:preview.frame', { language: languageName(language, visit.language) })
    await page
      .frameLocator(`iframe[title="${name}"]`)
      .getByRole('heading', { level: 1, name: title })
      .waitFor()
  }
  await takeScreenshots(page, `staff-text-preview-${visit.language}`)
  expect(await aboutIn(visit, 1)).toBe(before[0])
  await published.click()
  await inDialog(visit, 'staff_content:publish_it').click()
  await published.waitFor({ state: 'detached' })
  expect([await aboutIn(visit, 1), await aboutIn(visit, 2)]).toEqual([english, arabic])
  await page.getByRole('button', { name: ofAnyVersion(visit, 'take_back') }).click()
  await inDialog(visit, 'staff_content:take_back_it').click()
  await published.waitFor()
  expect([await aboutIn(visit, 1), await aboutIn(visit, 2)]).toEqual(before)
}

async function makesAndStopsACoupon(visit: Visit): Promise<void> {
  const { page, t, open, site } = visit
  const code = newReference()
  await open('/staff/coupons')
  await button(visit, 'staff_coupons:make').click()
  await page.locator('#coupon-code').fill(code.toLowerCase())
  await page.locator('#coupon-percent').fill('12.5')
  await takeScreenshots(page, `staff-coupon-new-${visit.language}`)
  await button(visit, 'staff_coupons:make_it').click()
  await page.getByRole('link', { name: code }).click()
  expect((await site.call('/api/check-coupon', { body: { code } })).status).toBe(200)
  await button(visit, 'staff_coupons:stop').click()
  await inDialog(visit, 'staff_coupons:stop_it').click()
  await page.getByRole('main').getByText(t('staff_coupons:states.ended'), { exact: true }).waitFor()
  await takeScreenshots(page, `staff-coupon-${visit.language}`)
  expect((await site.call('/api/check-coupon', { body: { code } })).body.code).toBe('coupon_over')
}

async function blocksAPerson(visit: Visit, person: { email: string; token: string }): Promise<void> {
  const { page, t, open, site } = visit
  await open(`/staff/accounts?search=${encodeURIComponent(person.email)}`)
  await rowOf(visit, person.email).getByRole('link').click()
  await button(visit, 'staff_accounts:block').click()
  await page.locator('#block-reason').fill('Cards that were not theirs')
  await button(visit, 'staff_accounts:block_it').click()
  await page.getByRole('main').getByText('Cards that were not theirs').waitFor()
  await page.getByText(t('staff_accounts:sessions.none'), { exact: true }).waitFor()
  await takeScreenshots(page, `staff-account-${visit.language}`)
  expect((await site.call('/api/user/profile', { token: person.token })).status).toBe(401)
}

test.for(IN_ENGLISH)(
  'an enquiry is answered, a rating let through, a text published and taken back, a coupon made and stopped, a person blocked, in %s',
  async (language) => {
    await environment.visit({ language }, async (visit) => {
      const person = await newPerson(visit)
      await visit.context.clearCookies()
      await newMember(visit, { roles: ['content', 'support'] })
      await answersAnEnquiry(visit)
      await letsARatingThrough(visit, person.id)
      await publishesAndTakesBack(visit)
      await makesAndStopsACoupon(visit)
      await blocksAPerson(visit, person)

      const { page, context, open, watched } = visit
      await context.clearCookies()
      await open('/login')
      await fillSignIn(visit, person.email, person.password)
      watched.expectErrorResponse(403, /\/login$/)
      await send(visit)
      await page.getByRole('alert').filter({ hasText: BLOCKED[language] }).waitFor()
    })
  },
)
