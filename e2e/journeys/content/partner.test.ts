import { beforeAll, expect, test } from 'vitest'
import { DEMO_ACCOUNTS, seedDemoAccounts } from '#src/seed/demo-accounts.ts'
import { newPerson } from '../../states/account-states.ts'
import { accountMenu, fillSignIn, send } from '../../steps/account-steps.ts'
import { isFocused, retype, tabTo } from '../../steps/keys.ts'
import { askFor, newPartner } from '../../steps/partner-steps.ts'
import { IN_ARABIC, LANGUAGES, type Stage, type Visit, sharedStage } from '../../stage/stage.ts'

let stage: Stage
beforeAll(async () => {
  stage = await sharedStage()
  await seedDemoAccounts(stage.site.database.db, stage.site.clock)
})

const shown = ({ page, t }: Visit, percent: string) =>
  page
    .getByRole('definition')
    .filter({ hasText: new RegExp(`^${percent}%$`) })
    .and(page.locator(`dt:text-is("${t('partner:commission.now')}") + dd`))

const enter = ({ page, t }: Visit) =>
  page.getByRole('banner').getByRole('link', { name: t('shell:nav.partner') })

test.for(IN_ARABIC)(
  'the demo partner signs in, finds the partner area and sets a commission with the keyboard alone, in %s',
  async (language) => {
    await stage.visit({ language }, async (visit) => {
      const { page, t, open } = visit
      const partner = DEMO_ACCOUNTS.find(({ role }) => role === 'partner')
      await open('/partner')
      const sent = new URL(page.url())
      expect([sent.pathname, sent.searchParams.get('error')]).toEqual([
        `/${language}/login`,
        'SessionRequired',
      ])
      expect(sent.searchParams.get('callbackUrl')).toBe(`/${language}/partner`)
      await fillSignIn(visit, partner?.email ?? '', partner?.password ?? '')
      await send(visit)
      await page.waitForURL(/\/partner$/)

      await open('/')
      await tabTo(page, accountMenu(visit, 'Omar Nasser').locator('summary'))
      await page.keyboard.press('Enter')
      await tabTo(page, enter(visit))
      await page.keyboard.press('Enter')
      await page.waitForURL(/\/partner$/)
      await page.getByRole('heading', { level: 1, name: 'Omar Nasser' }).waitFor()

      const percent = language === 'en' ? '7.5' : '6.25'
      await retype(page, page.locator('#commission-percent'), percent)
      await tabTo(page, page.getByRole('button', { name: t('account:save') }))
      await page.keyboard.press('Enter')
      await page.getByText(t('account:saved')).waitFor()
      await shown(visit, percent).waitFor()
      await open('/partner')
      await shown(visit, percent).waitFor()
      expect(await page.locator('#commission-percent').inputValue()).toBe(percent)
    })
  },
)

test.for(LANGUAGES)('a commission that is refused stays as it was typed, in %s', async (language) => {
  await stage.visit({ language }, async (visit) => {
    const { page, open, watched } = visit
    await newPartner(visit)
    await open('/partner')
    const field = page.locator('#commission-percent')
    const why = page.locator('main').getByRole('alert')
    await askFor(visit, 'a lot')
    await expect.poll(() => isFocused(why)).toBe(true)
    expect(await field.inputValue()).toBe('a lot')

    watched.expectRefusal(422, /\/user\/commission$/)
    await askFor(visit, '15.01')
    const bounds = language === 'en' ? /^A commission is 0% to 15%$/ : /^العمولة من .?0%.? إلى .?15%.?$/
    await page.locator('#commission-percent-error').filter({ hasText: bounds }).waitFor()
    await expect.poll(() => isFocused(why)).toBe(true)
    expect(await field.inputValue()).toBe('15.01')
    await shown(visit, '5').waitFor()

    // As typed on an Arabic keyboard.
    await askFor(visit, '٧٫٥٪')
    await shown(visit, '7.5').waitFor()
    await why.waitFor({ state: 'detached' })
  })
})

test('a partner finds their links and the key of their widget', async () => {
  await stage.visit({}, async (visit) => {
    const { page, t, open, site } = visit
    const { token } = await newPartner(visit)
    const { body } = await site.call('/api/user/refer-friend?lang_id=2', { token })
    await open('/partner')
    const group = (name: string) => page.getByRole('group', { name })
    expect(await group(`${t('partner:links.sign_up')} – العربية`).innerText()).toBe(body.link)
    expect(await group(`${t('partner:links.home')} – English`).innerText()).toBe(`${site.url}/en`)
    expect(await group(t('partner:widget.key')).innerText()).toMatch(/^pk_[A-Z2-9]{26}$/)
  })
})

test.for(IN_ARABIC)('others are told what the partner area is for, in %s', async (language) => {
  await stage.visit({ language }, async (visit) => {
    const { page, t, open } = visit
    await newPerson(visit)
    await open('/partner')
    await page.getByRole('heading', { level: 1, name: t('partner:others.title') }).waitFor()
    await accountMenu(visit).locator('summary').click()
    await accountMenu(visit)
      .getByRole('link', { name: t('shell:nav.account') })
      .waitFor()
    expect(await enter(visit).count()).toBe(0)
  })
})
