import { beforeAll, expect, test } from 'vitest'
import { accountOf } from '#testing/builders/accounts/account.ts'
import { enquirers } from '#testing/builders/content/enquiries.ts'
import { codeOf } from '#testing/builders/accounts/second-step.ts'
import { openedTask } from '#testing/builders/staff/staff-area-requests.ts'
import { siteClock } from '#testing/infrastructure/running-clock.ts'
import { SECTION_NAMES } from '#src/web/areas/staff/sections.ts'
import { DEMO_ACCOUNTS, seedDemoAccounts } from '#src/seed/demo-accounts.ts'
import { newPerson } from '../../states/account-states.ts'
import { fillSignIn, mailedLink, send } from '../../steps/account-steps.ts'
import { acceptInvitation } from '../../steps/become-partner-steps.ts'
import { tabTo, typeInto } from '../../steps/keys.ts'
import { newMember, rowOf } from '../../steps/staff-steps.ts'
import { takeScreenshots } from '../../environment/take-screenshots.ts'
import {
  IN_ARABIC,
  IN_ENGLISH,
  LANGUAGES,
  type BrowserEnvironment,
  type Visit,
  sharedEnvironment,
  scriptRuns,
} from '../../environment/environment.ts'

let environment: BrowserEnvironment
beforeAll(async () => {
  environment = await sharedEnvironment()
})

const PASSWORD = 'the road is long and dry'

const heading = ({ page, t }: Visit, key: string) =>
  page.getByRole('heading', { level: 1, name: t(key), exact: true })
const button = ({ page, t }: Visit, key: string) =>
  page.getByRole('main').getByRole('button', { name: t(key), exact: true })

/** Sets up an authenticator app on the page that requires it; returns its secret. */
async function setUpCodes(visit: Visit, password: string): Promise<string> {
  const { page, t } = visit
  await heading(visit, 'staff:second_step.title').waitFor()
  await page.locator('#codes-password').fill(password)
  await button(visit, 'security:go_on').click()
  const [secret, shown] = [page.locator('bdi.select-all').first(), page.locator('bdi.select-all').nth(1)]
  await expect.poll(() => shown.innerText()).toMatch(/^\d{6}$/)
  await takeScreenshots(page, `staff-second-step-${visit.language}`)
  await page.locator('#first-code-code').fill(await shown.innerText())
  const secretKey = (await secret.innerText()).replaceAll(/\s/g, '')
  await button(visit, 'security:codes.turn_on').click()
  await page.getByRole('heading', { name: t('security:recovery.new') }).waitFor()
  await button(visit, 'security:recovery.kept').click()
  return secretKey
}

test.for(IN_ARABIC)(
  'a colleague is invited with the keyboard, sets up a second step, and signs in with it, in %s',
  async (language) => {
    const email = `invited-${language}-${crypto.randomUUID().slice(0, 8)}@example.com`
    await environment.visit({ language }, async (visit) => {
      const { page, t, open } = visit
      await newMember(visit, { roles: ['admin'] })
      await open('/staff')
      await tabTo(page, page.getByRole('navigation').getByRole('link', { name: t('staff:nav.people') }))
      await page.keyboard.press('Enter')
      await heading(visit, 'staff:nav.people').waitFor()
      await tabTo(page, button(visit, 'staff:people.invite'))
      await page.keyboard.press('Enter')
      await typeInto(page, page.locator('#invite-first_name'), 'Sami')
      await typeInto(page, page.locator('#invite-last_name'), 'Aziz')
      await typeInto(page, page.locator('#invite-email'), email)
      await tabTo(page, page.getByRole('checkbox', { name: t('staff:roles.support') }))
      await page.keyboard.press('Space')
      await tabTo(page, button(visit, 'staff:people.send_invitation'))
      await page.keyboard.press('Enter')
      await rowOf(visit, email)
        .filter({ hasText: t('staff:people.states.invited') })
        .waitFor()
      await takeScreenshots(page, `staff-people-${language}`)
    })

    await environment.visit({ language }, async (visit) => {
      const { page, t, open, site } = visit
      await page.goto(`${site.url}/${language}${await mailedLink(site, email, 'reset-password')}`)
      await page.locator('#account-new_password').fill(PASSWORD)
      await send(visit)
      await page
        .getByRole('link', { name: t('accounts:login.title') })
        .first()
        .waitFor()
      await open('/staff')
      await page.waitForURL(/\/login\?/)
      await fillSignIn(visit, email, PASSWORD)
      await send(visit)
      const secret = await setUpCodes(visit, PASSWORD)
      await heading(visit, 'staff:nav.today').waitFor()

      await page
        .getByRole('banner')
        .getByRole('button', { name: t('shell:nav.logout') })
        .click()
      await page
        .getByRole('banner')
        .getByRole('link', { name: t('shell:nav.login') })
        .waitFor()
      await open('/staff')
      await fillSignIn(visit, email, PASSWORD)
      await send(visit)
      await page.locator('#account-code').fill(codeOf(secret, siteClock.now(), 1))
      await send(visit)
      await heading(visit, 'staff:nav.today').waitFor()
      expect(new URL(page.url()).pathname).toMatch(/\/staff$/)
      // Their roles open what they need, and nothing else.
      const links = await page
        .getByRole('navigation', { name: t('staff:title') })
        .getByRole('link')
        .allInnerTexts()
      const names = [
        'today',
        'tasks',
        'bookings',
        'book_car',
        'enquiries',
        'mails',
        'accounts',
        'no_shows',
        'bulk',
      ] as const
      expect(links).toEqual(names.map((name) => t(`staff:nav.${name}`)))
      await open('/staff/people')
      await heading(visit, 'staff:no_entry.role.title').waitFor()
    })
  },
)

test.for(IN_ARABIC)(
  'an application is approved with terms, and who applied is invited and finds the partner area, in %s',
  async (language) => {
    const email = `applied-${language}-${crypto.randomUUID().slice(0, 8)}@example.com`
    await environment.visit({ language }, async (visit) => {
      const { page, t, open, site } = visit
      await newMember(visit, { roles: ['partners', 'support'] })
      const lang_id = language === 'ar' ? 2 : 1
      const { body } = await enquirers(site).send('/api/register_partner', { email, lang_id })
      await site.database.db
        .updateTable('enquiries')
        .set({ state: 'new' })
        .where('id', '=', body.enquiry_id)
        .execute()
      await open(`/staff/enquiries/${body.enquiry_id}`)
      await page.getByRole('link', { name: t('staff:enquiries.approve_partner') }).click()
      await heading(visit, 'partners:new').waitFor()
      expect(await page.locator('#partner-email').inputValue()).toBe(email)
      const code = `HC${crypto.randomUUID().slice(0, 6).toUpperCase()}`
      await page.locator('#partner-code').fill(code)
      await page.locator('#partner-earns').selectOption('margin_share')
      await page.locator('#partner-share_percent').fill('40')
      await takeScreenshots(page, `staff-new-partner-${language}`)
      await button(visit, 'partners:approve').click()
      await heading(visit, 'partners:one').waitFor()
      await rowOf(visit, email)
        .filter({ hasText: t('partners:person_states.invited') })
        .waitFor()
      await takeScreenshots(page, `staff-partner-${language}`)
      await page.getByRole('link', { name: t('partners:back') }).click()
      await rowOf(visit, code).waitFor()
      await takeScreenshots(page, `staff-partners-${language}`)
    })

    await environment.visit({ language }, async (visit) => {
      const { page, t, open } = visit
      await acceptInvitation(visit, email)
      await open('/partner/people')
      await page
        .getByRole('heading', { name: t('partner:people.title') })
        .first()
        .waitFor()
      await page.getByText(email).first().waitFor()
      await takeScreenshots(page, `partner-area-${language}`)
    })
  },
)

test.for(IN_ENGLISH)(
  'a task is found by its deadline, taken, returned and closed, in %s',
  async (language) => {
    await environment.visit({ language }, async (visit) => {
      const { page, t, open, site, watched } = visit
      const { id } = await newMember(visit, { roles: ['support'] })
      const task = await openedTask(site, id, { hours: -3 })
      const { reference } = await site.database.db
        .selectFrom('staff_tasks')
        .innerJoin('bookings', 'bookings.id', 'staff_tasks.booking_id')
        .select('bookings.reference')
        .where('staff_tasks.id', '=', task)
        .executeTakeFirstOrThrow()
      await open('/staff')
      await page.getByRole('main').getByText(reference).first().waitFor()
      await takeScreenshots(page, `staff-today-${language}`)
      await page
        .getByRole('row')
        .getByRole('link', { name: t('staff:tasks.kinds.pay_back') })
        .first()
        .click()
      await heading(visit, 'staff:nav.tasks').waitFor()
      const row = rowOf(visit, reference)
      await row.getByText(t('staff:tasks.overdue')).waitFor()
      await row.getByRole('button', { name: t('staff:tasks.own') }).click()
      await row.getByText(t('staff:tasks.owners.me'), { exact: true }).waitFor()
      await takeScreenshots(page, `staff-tasks-${language}`)

      await page.getByLabel(t('staff:tasks.owner'), { exact: true }).selectOption('me')
      await page.waitForURL(/owner=me/)
      await page
        .getByRole('columnheader', { name: t('staff:tasks.deadline') })
        .getByRole('button')
        .click()
      await page.waitForURL(/sort=-deadline/)
      // A shared address shows the same.
      await page.reload()
      await scriptRuns(page)
      await expect.poll(() => page.getByRole('main').getByRole('row').count()).toBe(2)
      await row.getByRole('button', { name: t('staff:tasks.release') }).click()
      await page.getByRole('heading', { name: t('staff:tasks.none') }).waitFor()

      await page.getByLabel(t('staff:tasks.owner'), { exact: true }).selectOption('nobody')
      await row.getByRole('button', { name: t('staff:tasks.own') }).click()
      await row.waitFor({ state: 'detached' })
      await page.getByLabel(t('staff:tasks.owner'), { exact: true }).selectOption('me')
      await row.getByRole('button', { name: t('staff:tasks.close') }).click()
      const dialog = page.getByRole('dialog')
      const close = dialog.getByRole('button', { name: t('staff:tasks.close'), exact: true })
      watched.expectErrorResponse(400, /\/close$/)
      await close.click()
      await dialog.locator('#close-task-note-error').waitFor()
      await takeScreenshots(page, `staff-task-close-${language}`)
      const note = 'Paid by transfer, NBD 7781'
      await dialog.locator('#close-task-note').fill(note)
      await close.click()
      await row.waitFor({ state: 'detached' })
      await page.getByRole('link', { name: t('staff:tasks.states.closed'), exact: true }).click()
      await page.waitForURL(/tasks\/closed/)
      await row.filter({ hasText: note }).waitFor()
      await takeScreenshots(page, `staff-tasks-closed-${language}`)
    })
  },
)

test.for(IN_ARABIC)(
  'an enquiry is read, answered, assigned to a colleague, closed and reopened, in %s',
  async (language) => {
    const email = `asks-${language}-${crypto.randomUUID().slice(0, 8)}@example.com`
    await environment.visit({ language }, async (visit) => {
      const { page, t, open, site } = visit
      const colleague = await newMember(visit, { roles: ['support'] })
      await visit.context.clearCookies()
      await newMember(visit, { roles: ['support'] })
      const fields = { email, lang_id: language === 'ar' ? 2 : 1 }
      const { enquiry_id } = (await enquirers(site).send('/api/get_in_touch', fields)).body
      const { number } = await enquirers(site).stored(enquiry_id)
      await open('/staff/enquiries?state=new')
      await takeScreenshots(page, `staff-enquiries-${language}`)
      await page.getByRole('link', { name: number }).click()
      await page.getByText(email).first().waitFor()
      await takeScreenshots(page, `staff-enquiry-${language}`)
      await page.locator('#answer-message').fill('It is in your account')
      await button(visit, 'staff:enquiries.send').click()
      await page.getByRole('listitem').filter({ hasText: 'It is in your account' }).waitFor()
      const mails = await accountOf(site).mailsTo(email)
      expect(mails.filter(({ text }) => text.includes('It is in your account'))).toHaveLength(1)
      await page
        .getByRole('button', { name: t('staff_mails:open') })
        .first()
        .waitFor()
      await page.getByLabel(t('staff:enquiries.assign_to')).selectOption(colleague.id)
      const response = page.waitForResponse(
        (reply) => reply.request().method() === 'POST' && reply.url().includes(enquiry_id),
      )
      await button(visit, 'staff:enquiries.assign').click()
      await response
      await takeScreenshots(page, `staff-enquiry-given-${language}`)
      await open('/staff/enquiries?owner=me')
      await page.getByText(t('staff:enquiries.none'), { exact: true }).waitFor()
      await open(`/staff/enquiries/${enquiry_id}`)
      await button(visit, 'staff:enquiries.acts.close').click()
      await button(visit, 'staff:enquiries.acts.close').waitFor({ state: 'detached' })
      await button(visit, 'staff:enquiries.acts.open').click()
      await button(visit, 'staff:enquiries.acts.close').waitFor()
    })
  },
)

test('a colleague’s roles are changed, and they are suspended, after the effect was shown', async () => {
  await environment.visit({}, async (visit) => {
    const { page, t, open } = visit
    const { email } = await newMember(visit, { roles: ['support'] })
    await visit.context.clearCookies()
    await newMember(visit, { roles: ['admin'] })
    await open('/staff/people')
    const row = rowOf(visit, email)
    const dialog = page.getByRole('dialog')
    const change = () => row.getByRole('button', { name: t('staff:people.change') }).click()
    await change()
    await dialog.getByRole('checkbox', { name: t('staff:roles.finance') }).check()
    await dialog.getByRole('button', { name: t('staff:people.save_roles') }).click()
    await row.getByText(t('staff:roles.finance')).waitFor()
    // The key `e` presses what the row is there for.
    await row.getByRole('button').focus()
    await page.keyboard.press('e')
    await dialog.getByText(t('staff:people.suspend_text')).waitFor()
    await takeScreenshots(page, 'staff-colleague-en')
    await dialog.getByRole('button', { name: t('staff:people.suspend'), exact: true }).click()
    await row.getByText(t('staff:people.states.suspended')).waitFor()
    await change()
    await dialog.getByRole('button', { name: t('staff:people.restore'), exact: true }).click()
    await row.getByText(t('staff:people.states.active')).waitFor()
  })
})

test.for(LANGUAGES)('a visitor who is not of the staff gets that message, in %s', async (language) => {
  await environment.visit({ language }, async (visit) => {
    const { page, open, watched } = visit
    await open('/staff/tasks')
    const sent = new URL(page.url())
    expect(sent.pathname).toBe(`/${language}/login`)
    expect(sent.searchParams.get('callbackUrl')).toBe(`/${language}/staff/tasks`)
    await newPerson(visit)
    watched.expectErrorResponse(403, /\/staff\/me$/)
    await open('/staff/tasks')
    await heading(visit, 'staff:no_entry.others.title').waitFor()
    await takeScreenshots(page, `staff-others-${language}`)
  })
})

test('the demo account of the staff has to pass a second step, and is shown a code for it', async () => {
  await seedDemoAccounts(environment.site.database.db, environment.site.clock)
  const demo = DEMO_ACCOUNTS.find(({ role }) => role === 'staff')
  await environment.visit({}, async (visit) => {
    const { page, t, open } = visit
    await open('/login')
    await fillSignIn(visit, demo?.email ?? '', demo?.password ?? '')
    await send(visit)
    const menu = page.getByRole('banner').locator('details').filter({ hasText: 'Sara Aziz' })
    await menu.locator('summary').click()
    await menu.getByRole('link', { name: t('shell:nav.staff') }).click()
    await setUpCodes(visit, demo?.password ?? '')
    await heading(visit, 'staff:nav.today').waitFor()
    const links = page.getByRole('navigation', { name: t('staff:title') }).getByRole('link')
    expect(await links.count()).toBe(SECTION_NAMES.length)
  })
})
