import { vi } from 'vitest'
import { WAIT } from '#testing/hung.ts'
import { accountOf } from '#testing/builders/accounts/account.ts'
import { PASSWORD } from '#testing/builders/accounts/people.ts'
import type { TestSite } from '#testing/infrastructure/site.ts'
import { fillSignIn, send } from './account-steps.ts'
import { ENQUIRIES, fillEnquiry, READ_MS, sendEnquiry, shownNumber } from './enquiry-steps.ts'
import { newMember, rowOf } from './staff-steps.ts'
import { takeScreenshots } from '../environment/take-screenshots.ts'
import { scriptRuns, type Visit } from '../environment/environment.ts'

/** Applies at the site's page, under this company's name. */
export async function apply(visit: Visit, applicant: { company: string; email: string }): Promise<void> {
  const { page, open } = visit
  await open('/become-partner')
  await fillEnquiry(visit, {
    ...ENQUIRIES['/become-partner'],
    '#enquiry-company': applicant.company,
    '#enquiry-email': applicant.email,
  })
  await page.waitForTimeout(READ_MS)
  await sendEnquiry(visit)
  await shownNumber(visit)
}

/** Approves the application of a company as a member of the staff, with a percentage and holding days; returns its code. */
export async function approve(
  visit: Visit,
  { company, percent, holdingDays }: { company: string; percent: number; holdingDays: number },
): Promise<string> {
  const { page, t, open } = visit
  await newMember(visit, { roles: ['partners'] })
  await open('/staff/partners')
  await page.getByRole('link', { name: `${t('partners:applications.decide')} ${company}` }).click()
  await page.getByRole('heading', { level: 1, name: t('partners:new'), exact: true }).waitFor()
  const code = await page.locator('#partner-code').inputValue()
  await page.locator('#partner-usual_percent').fill(String(percent))
  await page.locator('#partner-holding_days').fill(String(holdingDays))
  await page.getByRole('button', { name: t('partners:approve') }).click()
  await page.getByRole('heading', { level: 1, name: t('partners:one'), exact: true }).waitFor()
  await rowOf(visit, t('partners:person_states.invited')).waitFor()
  return code
}

/** The whole link of the mailed invitation. */
const invitationOf = (site: TestSite, email: string) =>
  vi.waitFor(async () => {
    const mails = await accountOf(site).mailsTo(email)
    const link = mails.map(({ text }) => /http\S+\/reset-password\S+/.exec(text)?.[0]).find(Boolean)
    if (link === undefined) throw new Error(`no invitation for ${email}`)
    return link
  }, WAIT)

/** Chooses a password by the link of the invitation, and signs in to the partner area. */
export async function acceptInvitation(visit: Visit, email: string): Promise<void> {
  const { page, t, site } = visit
  await page.goto(await invitationOf(site, email))
  await scriptRuns(page)
  await page.locator('#account-new_password').fill(PASSWORD)
  await send(visit)
  await page
    .getByRole('main')
    .getByRole('link', { name: t('accounts:login.title') })
    .click()
  await fillSignIn(visit, email, PASSWORD)
  await send(visit)
  await page.waitForURL(/\/partner$/)
  await page.locator('#section').waitFor()
}

/** Makes a link to a place with a sub-id; the link, which is in the visit's language unless another is chosen. */
export async function makeLink(visit: Visit, { place, sub }: { place: string; sub: string }) {
  const { page, t, open } = visit
  await open('/partner/links')
  await page.getByRole('combobox', { name: t('partner_links:link.place') }).fill(place)
  await page.getByRole('option').filter({ hasText: place }).first().click()
  await page.getByLabel(t('partner_links:link.sub')).first().fill(sub)
  const made = page.getByRole('group', { name: t('partner_links:link.link') })
  await made.filter({ hasText: encodeURIComponent(sub).replaceAll('%20', '+') }).waitFor()
  return made.innerText()
}

/** Enters the account to which payouts in euros go. */
export async function enterPayoutAccount(visit: Visit, account: string): Promise<void> {
  const { page, t, open, language } = visit
  await open('/partner/statements')
  await page.getByRole('button', { name: t('partner_statements:accounts.change') }).click()
  await page.locator('#payout-account-holder').fill('Dune Travel')
  await page.locator('#payout-account-account').fill(account)
  await page.locator('#payout-account-password').fill(PASSWORD)
  await page.getByRole('button', { name: t('partner_statements:accounts.save') }).click()
  await page.getByText(t('partner_statements:accounts.saved')).first().waitFor()
  await takeScreenshots(page, `partner-account-${language}`)
}
