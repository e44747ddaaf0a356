import { beforeAll, expect, test } from 'vitest'
import { newPerson } from '../states/account-states.ts'
import { isFocused, keysStayIn, tabTo } from '../steps/keys.ts'
import { hasRented } from '../steps/rating-steps.ts'
import {
  IN_ARABIC,
  IN_ENGLISH,
  type BrowserEnvironment,
  type Visit,
  sharedEnvironment,
} from '../environment/environment.ts'

let environment: BrowserEnvironment
beforeAll(async () => {
  environment = await sharedEnvironment()
})

const star = ({ page, t }: Visit, score: number, id = 'rating') =>
  page.locator(`#${id}-${score}`).and(
    page.getByRole('radio', {
      name: t('rating:star_of', { score, meaning: t(`rating:meaning.${score}`) }),
    }),
  )

const ratingOf = (reference: string) =>
  environment.site.database.db
    .selectFrom('ratings')
    .innerJoin('bookings', 'bookings.id', 'ratings.booking_id')
    .select(['ratings.score', 'ratings.aspects', 'ratings.comment'])
    .where('bookings.reference', '=', reference)
    .execute()

test.for(IN_ENGLISH)('a rental is rated by keyboard alone, in %s', async (language) => {
  await environment.visit({ language }, async (visit) => {
    const { page, t, open } = visit
    const reference = await hasRented(environment.site, await newPerson(visit))
    await open(`/booking/${reference}`)
    const button = page.getByRole('button', { name: t('rating:open') })
    const dialog = page.getByRole('dialog', { name: t('rating:title') })
    const sendIt = dialog.getByRole('button', { name: t('rating:send') })
    await tabTo(page, button)
    await page.keyboard.press('Enter')
    await dialog.waitFor()
    await keysStayIn(page, dialog, 12)

    await tabTo(page, sendIt)
    await page.keyboard.press('Enter')
    await dialog.getByText(t('rating:required')).waitFor()
    await expect.poll(() => isFocused(star(visit, 1))).toBe(true)
    await page.keyboard.press('Space')
    for (let more = 0; more < 3; more++) await page.keyboard.press('ArrowDown')
    expect(await star(visit, 4).isChecked()).toBe(true)
    expect(await dialog.getByText(t('rating:required')).count()).toBe(0)
    await tabTo(page, star(visit, 1, 'rating-desk'))
    await page.keyboard.press('Space')
    await tabTo(page, dialog.getByRole('textbox'))
    await page.keyboard.type('Clean car')
    await page.keyboard.press('Enter')
    await page.keyboard.type('slow desk')

    // A visitor who closes the dialog and reopens it finds their input.
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    await expect.poll(() => isFocused(button)).toBe(true)
    await page.keyboard.press('Enter')
    await dialog.waitFor()
    expect(await star(visit, 4).isChecked()).toBe(true)
    expect(await dialog.getByRole('textbox').inputValue()).toBe('Clean car\nslow desk')

    await tabTo(page, sendIt)
    await page.keyboard.press('Enter')
    await page.getByText(t('rating:thanks')).waitFor()
    await dialog.waitFor({ state: 'detached' })
    const notice = page.getByText(t('rating:given', { score: 4 }))
    await expect.poll(() => isFocused(notice)).toBe(true)
    expect(await button.count()).toBe(0)
    expect(await ratingOf(reference)).toEqual([
      { score: 4, aspects: { desk: 1 }, comment: 'Clean car\nslow desk' },
    ])
    await page.reload()
    await notice.waitFor()
  })
})

test.for(IN_ARABIC)(
  'a rental that was rated elsewhere meanwhile retains that rating, in %s',
  async (language) => {
    await environment.visit({ language, width: 375 }, async (visit) => {
      const { page, t, open, watched, site } = visit
      const person = await newPerson(visit)
      const reference = await hasRented(site, person)
      await open(`/booking/${reference}`)
      await page.getByRole('button', { name: t('rating:open') }).click()
      await star(visit, 1).check({ force: true })
      const { items } = (await site.call(`/api/user/booking?reference=${reference}`, person)).body
      const body = { booking_id: items[0].booking_id, score: 5 }
      expect((await site.call('/api/user/rating', { token: person.token, body })).status).toBe(201)

      watched.expectErrorResponse(409, /\/user\/rating$/)
      await page.getByRole('button', { name: t('rating:send') }).click()
      await page.getByRole('dialog').getByRole('alert').waitFor()
      await page.getByRole('button', { name: t('rating:later') }).click()
      await page.getByText(t('rating:given', { score: 5 })).waitFor()
      expect(await ratingOf(reference)).toMatchObject([{ score: 5 }])
    })
  },
)
