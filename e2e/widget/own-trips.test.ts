import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newLetters } from '#kernel/ids.ts'
import { argon2id } from '#platform/crypto.ts'
import { dispatchedTrips } from '#testing/builders/trips/dispatched-trips.ts'
import { MIN_COST } from '#testing/builders/accounts/people.ts'
import { profileOf } from '#testing/builders/trips/trip-people.ts'
import type { Visit } from '../environment/environment.ts'
import { newMember } from '../steps/staff-steps.ts'
import { widgetMessages } from './frame-steps.ts'
import { snippet } from './host-page.ts'
import { hostEnvironment, shownFrame, type HostEnvironment } from './host-steps.ts'

let at: HostEnvironment
beforeAll(async () => {
  at = await hostEnvironment()
})
afterAll(() => at.host.close())

const PASSWORD = 'three lanes to Sharjah'

/** Creates a person with a password, a billed trip and a booked trip. */
async function traveller(visit: Visit) {
  const { db } = visit.site.database
  const email = `${newLetters(10).toLowerCase()}@example.com`
  const { profileId, personId } = await profileOf(visit.site, { email })
  const password_hash = await argon2id.hash(PASSWORD, MIN_COST)
  await db.updateTable('trip_people').set({ password_hash }).where('id', '=', personId).execute()
  const { token } = await newMember(visit, { roles: ['dispatch'] })
  const tripIn = dispatchedTrips(visit.site, token)
  const [billed, booked] = [await tripIn('billed'), await tripIn('booked')]
  await db
    .updateTable('trips')
    .set({ profile_id: profileId })
    .where('id', 'in', [billed.id, booked.id])
    .execute()
  return { email, personId, billed, booked }
}

/** The file that the browser saves when this is done. */
async function savedBy(page: Page, action: () => Promise<void>) {
  const [download] = await Promise.all([page.waitForEvent('download'), action()])
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) }
}

test('by a password, on another company’s page, people find their trips, the bill as a PDF and a file for their calendar', async () => {
  const t = await widgetMessages('en')
  await at.visit({ width: 800 }, async (visit) => {
    const { page, watched } = visit
    const { email, personId, billed, booked } = await traveller(visit)
    await page.goto(at.host.show({ body: snippet(at.key) }))
    const frame = await shownFrame(page)
    const button = (name: string) => frame.getByRole('button', { name, exact: true })
    await button(t('shell:my_trips')).click()
    await button(t('sign_in:use_password')).click()
    await frame.getByText(t('sign_in:by_email'), { exact: true }).click()
    await frame.getByLabel(t('sign_in:email')).fill(email)
    await button(t('sign_in:sign_in')).click()
    await frame.locator('#sign-in-password-error').waitFor()
    const password = frame.getByLabel(t('sign_in:password'), { exact: true })
    await password.fill('not this one')
    watched.expectErrorResponse(422, /auth\/login/)
    await button(t('sign_in:sign_in')).click()
    await frame.getByRole('alert').waitFor()
    expect(await frame.getByLabel(t('sign_in:email')).inputValue()).toBe(email)
    await password.fill(PASSWORD)
    await button(t('sign_in:sign_in')).click()

    const trip = (reference: string) =>
      frame.getByRole('listitem').filter({ hasText: reference }).getByRole('button').click()
    await trip(billed.reference)
    const bill = await savedBy(page, () => button(t('trips:bill')).click())
    expect(bill.name).toMatch(/\.pdf$/)
    expect(bill.bytes.subarray(0, 5).toString()).toBe('%PDF-')
    await button(t('shell:back')).click()
    await trip(booked.reference)
    const calendar = await savedBy(page, () => button(t('trips:calendar')).click())
    expect(calendar.name).toBe(`${booked.reference}.ics`)
    const text = calendar.bytes.toString()
    expect(text).toMatch(/^BEGIN:VCALENDAR\r\n[^]*\r\nEND:VCALENDAR\r\n$/)
    expect(text).toContain(booked.reference)

    // A sign-in that the server has ended leads to the root of the widget, and never of the page around it.
    const there = page.url()
    await visit.site.database.db.deleteFrom('trip_sessions').where('person_id', '=', personId).execute()
    watched.expectErrorResponse(401, /trips/)
    await button(t('shell:back')).click()
    await frame.getByText(t('shell:signed_out.title')).waitFor()
    await frame.getByRole('tab').first().waitFor()
    expect(await button(t('shell:sign_out')).count()).toBe(0)
    expect(page.url()).toBe(there)
  })
})
